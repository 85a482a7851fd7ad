import { once } from 'node:events';
import { createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipFile {
  /** Path inside the archive. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Images and PDFs are already compressed. */
  readonly isCompressed: boolean;
}

/** Beyond, places in a ZIP archive are 64 bits long, which fflate does not write: it would wrap them, and the archive could not be opened. */
const ARCHIVE_BYTES_MAX = 2 ** 32 - 1;

const NOTHING = new Uint8Array();

/**
 * Writes a ZIP archive as fast as its sink accepts it: there are never more than a few pieces of it in memory.
 * Compressing is done by zlib's threads, so that other requests continue meanwhile. The content is read in the
 * caller's own asynchronous context, so that it may come from the caller's transaction.
 */
export class ZipWriter {
  private readonly pieces: Uint8Array[] = [];
  private written = 0;
  private readonly zip = new Zip((error, piece) => {
    if (error) throw error;
    this.pieces.push(piece);
  });

  /** @param sink resolves when there is room for the next piece */
  constructor(
    private readonly sink: (piece: Uint8Array) => Promise<void>,
    private readonly bytesMax = ARCHIVE_BYTES_MAX,
  ) {}

  /** @throws Error when the archive exceeds the format's limit */
  async add({ name, content, isCompressed }: ZipFile): Promise<void> {
    const entry = isCompressed ? new ZipPassThrough(name) : new DeflatedEntry(name);
    this.zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      if (entry instanceof DeflatedEntry) await entry.compressed();
      await this.drain();
    }
    if (entry instanceof DeflatedEntry) await entry.finish();
    else entry.push(NOTHING, true);
    await this.drain();
  }

  /**
   * Writes the central directory, without which it is no archive.
   * @param comment ASCII, the very end of the archive
   */
  async end(comment = ''): Promise<void> {
    this.zip.end();
    const directory = this.pieces.at(-1);
    if (!directory) throw new Error('The archive has no directory');
    // Its last two bytes say how long the comment behind it is.
    new DataView(directory.buffer, directory.byteOffset).setUint16(
      directory.byteLength - 2,
      comment.length,
      true,
    );
    this.pieces.push(Buffer.from(comment, 'ascii'));
    await this.drain();
  }

  private async drain(): Promise<void> {
    for (const piece of this.pieces.splice(0)) {
      this.written += piece.byteLength;
      if (this.written > this.bytesMax) throw new Error(`The archive is larger than ${this.bytesMax} bytes`);
      await this.sink(piece);
    }
  }
}

/** Counts its input and writes the output of zlib. */
class DeflatedEntry extends ZipPassThrough {
  override compression = 8;
  private readonly deflate: DeflateRaw = createDeflateRaw();
  private isTaken: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    super(name);
    this.deflate.on('data', (piece: Buffer<ArrayBuffer>) => this.ondata(null, piece, false));
  }

  protected override process(piece: Uint8Array): void {
    if (piece.byteLength === 0) return;
    this.isTaken = new Promise<void>((resolve, reject) => {
      this.deflate.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  }

  async compressed(): Promise<void> {
    await this.isTaken;
  }

  async finish(): Promise<void> {
    const ended = once(this.deflate, 'end');
    this.deflate.end();
    await ended;
    this.push(NOTHING, true);
    this.ondata(null, NOTHING, true);
  }
}
