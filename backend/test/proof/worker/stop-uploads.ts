import type { Stops } from './stops.js';

/**
 * Adds stops to this process's uploads to LinkedIn: before the first byte of a file, and in the middle of it. Files
 * are sent by `fetch`; posts are not (one-shot-request.ts).
 */
export function stopUploads(stops: Stops): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const file = init?.body;
    if (init?.method !== 'PUT' || !(file instanceof Uint8Array)) return fetch(input, init);
    await stops.at('registered');
    const body = ReadableStream.from(inHalves(file, stops.held('uploading')));
    // Required by the standard for a request body stream.
    return fetch(input, { ...init, body, duplex: 'half' });
  };
}

async function* inHalves(file: Uint8Array, inTheMiddle: () => Promise<void>): AsyncGenerator<Uint8Array> {
  const middle = Math.ceil(file.byteLength / 2);
  yield file.subarray(0, middle);
  await inTheMiddle();
  yield file.subarray(middle);
}
