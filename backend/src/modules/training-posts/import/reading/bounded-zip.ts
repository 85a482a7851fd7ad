import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { RefusedFileError } from './refused-file.error.js';

/** What an archive may hold. Sizes are bytes. */
export interface ZipLimits {
  readonly entriesMax: number;
  /** Of all entries that are read, together. */
  readonly unpackedMax: number;
}

/** Texts pack to a tenth; a bomb to a thousandth. Small entries may repeat themselves as they like. */
const RATIO_MAX = 200;
const RATIO_FROM_BYTES = 4 * 1024 * 1024;
/** Of yauzl's messages: names that are absolute, or lead out of the archive's own folder. */
const UNSAFE_NAME = /^(?:absolute path|invalid relative path|invalid characters in fileName)/u;

/** An untrusted ZIP: its names are safe, and what is read of it is bounded by what comes, not by what it says. */
export class BoundedZip {
  private readonly zip: ZipFile;
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly limits: ZipLimits;
  private unpacked = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, limits: ZipLimits) {
    this.zip = zip;
    this.entries = entries;
    this.limits = limits;
  }

  /** Reads the list of entries. @throws RefusedFileError */
  static async open(content: Buffer, limits: ZipLimits): Promise<BoundedZip> {
    try {
      const zip = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
      if (zip.entryCount > limits.entriesMax) throw new RefusedFileError('unpacks_too_much');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        entries.set(entry.fileName, entry);
        if (entries.size > limits.entriesMax) throw new RefusedFileError('unpacks_too_much');
      }
      return new BoundedZip(zip, entries, limits);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** @throws RefusedFileError for an entry that is encrypted, damaged or too large; Error for one that is not there */
  async read(name: string): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`The archive has no ${name}`);
    if (entry.isEncrypted()) throw new RefusedFileError('encrypted');
    const { compressedSize, uncompressedSize } = entry;
    const isBomb = uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * RATIO_MAX;
    if (isBomb || this.unpacked + uncompressedSize > this.limits.unpackedMax) {
      throw new RefusedFileError('unpacks_too_much');
    }
    try {
      return await this.unpack(entry);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private async unpack(entry: Entry): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of (await this.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      this.unpacked += chunk.byteLength;
      if (this.unpacked > this.limits.unpackedMax) throw new RefusedFileError('unpacks_too_much');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}

function refusalOf(error: unknown): Error {
  if (error instanceof RefusedFileError) return error;
  const message = error instanceof Error ? error.message : '';
  if (UNSAFE_NAME.test(message)) return new RefusedFileError('unsafe_paths');
  if (message.includes('encrypt')) return new RefusedFileError('encrypted');
  return new RefusedFileError('unreadable');
}
