import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** The bytes of a request as they came, on the routes that keep them: a signature is over these, not over what was read from them. */
export function rawBodyOf(request: FastifyRequest): Buffer | undefined {
  return bodies.get(request);
}

/**
 * Keeps the bytes of requests to these routes. A length that is announced is compared with the server's limit before, and what comes
 * without one is cut off at the limit: the parser then refuses it.
 */
export function keepRawBodies(routes: readonly string[], limitBytes: number): preParsingAsyncHookHandler {
  return async (request, _reply, payload) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (!routes.includes(request.routeOptions.url ?? '') || announced > limitBytes) return payload;
    const bytes = await buffer(limited(payload, limitBytes + 1));
    bodies.set(request, bytes);
    return Object.assign(Readable.from([bytes], { objectMode: false }), {
      receivedEncodedLength: bytes.length,
    });
  };
}

async function* limited(payload: AsyncIterable<unknown>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of payload) {
    const part = Buffer.from(chunk as Uint8Array).subarray(0, left);
    left -= part.length;
    yield part;
    if (left === 0) return;
  }
}
