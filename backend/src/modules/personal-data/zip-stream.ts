import { AsyncZipDeflate, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Below this, starting a thread takes longer than compressing. */
const OWN_THREAD_BYTES = 256 * 1024;

export interface ZipFile {
  /** Path inside the archive. */
  readonly name: string;
  readonly content: Uint8Array;
  /** Images and PDFs are compressed in themselves. */
  readonly isCompressed: boolean;
}

/**
 * A ZIP archive, piece by piece, with one file in memory at a time. What is large is compressed in a thread of its own, so
 * that other requests go on meanwhile.
 */
export async function* zipStream(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (!error) pieces.push(piece);
  });
  for await (const file of files) {
    await add(zip, file);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}

function add(zip: Zip, file: ZipFile): Promise<void> {
  const entry = entryOf(file);
  zip.add(entry);
  return new Promise((resolve, reject) => {
    const forward = entry.ondata;
    entry.ondata = (error, piece, isLast) => {
      forward(error, piece, isLast);
      if (error) reject(error);
      else if (isLast) resolve();
    };
    entry.push(file.content, true);
  });
}

function entryOf({ name, content, isCompressed }: ZipFile): ZipPassThrough | ZipDeflate | AsyncZipDeflate {
  if (isCompressed) return new ZipPassThrough(name);
  return content.byteLength > OWN_THREAD_BYTES ? new AsyncZipDeflate(name) : new ZipDeflate(name);
}
