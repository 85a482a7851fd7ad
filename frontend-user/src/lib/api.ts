import { createApiClient } from '@drumbeat/api-client';
import { signInTimeoutMs, signUpTimeoutMs } from '@drumbeat/domain';
import { isSafari } from './browser';
import { announce } from './session-events';
import { renewSession } from './session-renewal';

export { ApiError } from '@drumbeat/api-client';

const baseUrl = window.location.origin;

/** The gate is told of every 402, whichever call met it. */
async function watchedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status === 402) announce('subscription-required');
  return response;
}

/** Every call of the app but signing in and up. */
export const api = createApiClient({
  baseUrl,
  fetch: watchedFetch,
  renewSession,
});

/** Signing in and up have longer time-outs (D §9), and their 401 means wrong credentials, not an expired session. */
export const signInApi = createApiClient({
  baseUrl,
  timeoutMs: signInTimeoutMs(isSafari),
});
export const signUpApi = createApiClient({
  baseUrl,
  timeoutMs: signUpTimeoutMs(isSafari),
});
