import { retryAfterSeconds } from '../clock/retry-after.js';
import { readRefusal, refusalCause } from './endpoint-refusal.js';
import { MODEL_WAIT_SECONDS_MAX, ModelEndlessError, ModelUnavailableError } from './model.errors.js';

/** A pause up to this is no reason to bother a person who watches the text come. */
const PATIENCE_SECONDS = 3;

/**
 * fetch for endpoints that may throttle: fails at once on a long Retry-After, which the SDK would wait out in silence, up
 * to a minute, until the time-out for the first token; and on the 429 of an account without credit (MODEL-5), where
 * trying again only costs time.
 * An answer is bounded, and the request goes to no other origin than the one that operators have named: it holds what users wrote.
 */
export const impatientFetch: typeof fetch = async (input, init) => {
  const response = bounded(await fetchAtOrigin(input, init));
  if (response.status !== 429) return response;
  if (refusalCause(readRefusal(429, await response.clone().text())) === 'credit') {
    await response.body?.cancel();
    throw new ModelUnavailableError('no_credit', 429);
  }
  const seconds = retryAfterSeconds(response.headers.get('retry-after'), {
    now: new Date(),
    atMost: MODEL_WAIT_SECONDS_MAX,
  });
  if (seconds === undefined || seconds <= PATIENCE_SECONDS) return response;
  await response.body?.cancel();
  throw new ModelUnavailableError('busy', 429, seconds);
};

const REDIRECTS_MAX = 3;

const fetchAtOrigin: typeof fetch = async (input, init) => {
  let at = new URL(input instanceof Request ? input.url : input);
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(at, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, at);
    // Of the others the method changes on the way.
    const isKept = response.status === 307 || response.status === 308;
    if (!isKept || next.origin !== at.origin || redirects === REDIRECTS_MAX)
      throw new ModelUnavailableError('redirected', response.status);
    at = next;
  }
};

/** A hundred times the longest answer; what is larger fills the memory of all. */
const ANSWER_BYTES_MAX = 4 * 1024 ** 2;

function bounded(response: Response): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > ANSWER_BYTES_MAX) controller.error(new ModelEndlessError());
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
