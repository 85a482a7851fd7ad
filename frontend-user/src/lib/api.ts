import { createApiClient } from '@drumbeat/api-client';
import { browserOrigin } from './browser-only.rules';
import { retryDelaysMs, throttledDelayMs, TIMEOUTS } from '@drumbeat/domain';
import { signInTimeoutMs, signUpTimeoutMs } from './timeout.rules';
import { activity } from './activity';
import { recordedFetch } from '../entities/session/auth-analytics';
import { isSafari } from './browser';
import { pageOwner, refusalOf } from '../entities/session/page-owner';
import { broadcastSave } from '../entities/saves-elsewhere';
import { serverClock } from './server-clock';
import { announce } from '../entities/session/session-events';
import { renewSession } from '../entities/session/session-renewal';
import { watchPace } from './slow-calls';

export { ApiError } from '@drumbeat/api-client';

/** It only reads, but sends a text too long for an address. */
const CHECK = '/api/posts/check';

const shared = {
  baseUrl: browserOrigin(globalThis),
  retryDelaysMs: retryDelaysMs('read'),
  throttledDelayMs,
  isRead: ({ method, url }: Request) => method === 'GET' || (method === 'POST' && pathOf(url) === CHECK),
};

/** Evaluates every response: the server's time, a slow network, a missing subscription (402), another account, what was saved. */
async function watchedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const ended = watchPace(pathOf(request[0]));
  try {
    const response = await fetch(...request);
    serverClock.learn(response, sentAt);
    if (response.status === 402) announce('subscription-required');
    if (response.status === 409) await refusalOf(response.clone());
    if (response.ok && request[0] instanceof Request) broadcastSave(request[0].method, pathOf(request[0]));
    return response;
  } finally {
    ended();
  }
}

const pathOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input).pathname;

const ofUser = {
  ...shared,
  headers: pageOwner.headers,
  timeoutMs: TIMEOUTS.requestMs,
  fetch: watchedFetch,
  // Background reads without user activity must not keep the session alive (SESSION-2).
  renewSession: async ({ method }: Request) => (method !== 'GET' || activity.isRecent()) && renewSession(),
};

/** The client for every call except signing in and up. */
export const api = createApiClient(ofUser);

/** Reads whose response navigates or starts a download: without retries, which would do so seconds after a failure. */
export const apiOnce = createApiClient({ ...ofUser, retryDelaysMs: [], throttledDelayMs: () => null });

/** Reads the session at the start: the loading screen waits for it as long as for a sign-in, and says so (SIGNIN-10). */
export const startApi = createApiClient({
  ...shared,
  timeoutMs: signInTimeoutMs(isSafari),
  fetch: watchedFetch,
});

/** Signing in and up have longer time-outs (SIGNIN-9), and their 401 means wrong credentials, not an expired session. */
export const signInApi = createApiClient({
  ...shared,
  timeoutMs: signInTimeoutMs(isSafari),
  fetch: recordedFetch,
});
export const signUpApi = createApiClient({
  ...shared,
  timeoutMs: signUpTimeoutMs(isSafari),
  fetch: recordedFetch,
});
