import { createApiClient } from '@drumbeat/api-client';
import { retryDelaysMs, SESSION_TEXTS, throttledDelayMs, TIMEOUTS } from '@drumbeat/domain';
import { browserOrigin } from './browser-only.rules';
import { signInTimeoutMs, signUpTimeoutMs } from './timeout.rules';
import { activity } from './activity';
import { recordedFetch } from '../entities/session/auth-analytics';
import { isSafari } from './browser';
import { pageOwner, refusalOf } from '../entities/session/page-owner';
import { broadcastSave } from '../entities/saves-elsewhere';
import { serverClock } from './server-clock';
import { announce } from '../entities/session/session-events';
import { renewSession } from '../entities/session/session-renewal';
import { callPace } from './call-pace.rules';
import { notify } from './notify';
import { track } from './track';

/** Calls for which the loading screen has its own messages. */
const shownByLoadingScreen = ['/api/beta/auth/session', '/api/user/subscription'];

/** Number of slow calls in progress. */
let slowCalls = 0;
let hasHinted = false;

/**
 * Watches one call. While any is slow, the waiting user gets one discreet notice; a call that took over 5 s is
 * flagged slow, over 10 s very slow (SESSION-8). Returns a function to call at its end.
 */
function watchPace(path: string): () => void {
  const sentAt = performance.now();
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slowCalls += 1;
    if (hasHinted || shownByLoadingScreen.includes(path) || !activity.isRecent()) return;
    hasHinted = true;
    notify.plain(SESSION_TEXTS.slow);
  }, TIMEOUTS.slowRequestMs);
  return () => {
    clearTimeout(timer);
    if (isSlow) slowCalls -= 1;
    if (slowCalls === 0) hasHinted = false;
    const pace = callPace(performance.now() - sentAt);
    if (pace !== 'normal') track('slow_request', { pace, path }, 'performance');
  };
}

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
