import { readRefusal, refusalCause } from './endpoint-refusal.js';
import { ModelUnavailableError } from './model.errors.js';
import { retryAfterSeconds } from './retry-after.js';

/** A pause up to this is no reason to bother a person who watches the text come. */
const PATIENCE_SECONDS = 3;

/**
 * fetch for endpoints that may throttle: fails at once on a long Retry-After, which the SDK would wait out in silence, up
 * to a minute, until the time-out for the first token; and on the 429 of an account without credit (MODEL-5), where
 * trying again only costs time.
 */
export const impatientFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status !== 429) return response;
  if (refusalCause(readRefusal(429, await response.clone().text())) === 'credit') {
    await response.body?.cancel();
    throw new ModelUnavailableError('no_credit', 429);
  }
  const seconds = retryAfterSeconds(response.headers.get('retry-after'));
  if (seconds === undefined || seconds <= PATIENCE_SECONDS) return response;
  await response.body?.cancel();
  throw new ModelUnavailableError('busy', 429, seconds);
};
