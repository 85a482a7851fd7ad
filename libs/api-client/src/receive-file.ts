import { ApiError } from './api-error.js';

/** A download that brings nothing for so long has broken off; how long it takes in all does not count. */
const STALL_MS = 60_000;

interface Receiving {
  /** The bytes so far, after each piece. */
  readonly onProgress?: (bytes: number) => void;
  readonly stallMs?: number;
}

/**
 * The whole of a body that comes piece by piece (`parseAs: 'stream'`).
 * @throws ApiError `network.interrupted` for one that breaks off: half a file is none
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  { onProgress, stallMs = STALL_MS }: Receiving = {},
): Promise<Blob> {
  if (body === null) return new Blob([]);
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await before(stallMs, reader.read());
      if (done) return new Blob(pieces);
      pieces.push(value);
      bytes += value.byteLength;
      onProgress?.(bytes);
    }
  } catch {
    reader.cancel().catch(() => undefined);
    throw new ApiError(
      0,
      'network.interrupted',
      'The download broke off on its way, and nothing was saved. Please try again.',
    );
  }
}

async function before<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing came')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
