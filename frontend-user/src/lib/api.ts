import { createApiClient } from '@drumbeat/api-client';
import { retryDelaysMs, SESSION_TEXTS, throttledDelayMs, TIMEOUTS } from '@drumbeat/domain';
import { browserOrigin } from './browser-only.rules';
import { signInTimeoutMs } from './timeout.rules';
import { activity } from './activity';
import { isSafari } from './browser';
import { serverClock } from './server-clock';
import { callPace } from './call-pace.rules';
import { notify } from './notify';
import { track } from './track';

/** What the session of a page does for its calls. */
interface CallSession {
  /** Name the account that a call is for. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** True when the session continues, so that a refused call may be repeated. */
  readonly renew: () => Promise<boolean>;
  /** Learns from a response before its caller has it. */
  readonly onResponse: (response: Response, method: string, path: string) => Promise<void>;
}

let session: CallSession = {
  headers: () => ({}),
  renew: () => Promise.resolve(false),
  onResponse: () => Promise.resolve(),
};

/** The session makes its own calls here, so that it is set from outside. */
export function setCallSession(connected: CallSession): void {
  session = connected;
}

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

/** How every call is made, whoever it is for. */
export const callOptions = {
  baseUrl: browserOrigin(globalThis),
  retryDelaysMs: retryDelaysMs('read'),
  throttledDelayMs,
  isRead: ({ method, url }: Request) => method === 'GET' || (method === 'POST' && pathOf(url) === CHECK),
};

/** Evaluates every response: the server's time, a slow network, and what it says of the session. */
async function watchedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const path = pathOf(input);
  const ended = watchPace(path);
  try {
    const response = await fetch(input, init);
    serverClock.learn(response, sentAt);
    await session.onResponse(response, input instanceof Request ? input.method : 'GET', path);
    return response;
  } finally {
    ended();
  }
}

const pathOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input).pathname;

const ofUser = {
  ...callOptions,
  headers: () => session.headers(),
  timeoutMs: TIMEOUTS.requestMs,
  fetch: watchedFetch,
  // Background reads without user activity must not keep the session alive (SESSION-2).
  renewSession: async ({ method }: Request) => (method !== 'GET' || activity.isRecent()) && session.renew(),
};

/** The client for every call except signing in and up. */
export const api = createApiClient(ofUser);

/** Reads whose response navigates or starts a download: without retries, which would do so seconds after a failure. */
export const apiOnce = createApiClient({ ...ofUser, retryDelaysMs: [], throttledDelayMs: () => null });

/** Reads the session at the start: the loading screen waits for it as long as for a sign-in, and says so (SIGNIN-10). */
export const startApi = createApiClient({
  ...callOptions,
  timeoutMs: signInTimeoutMs(isSafari),
  fetch: watchedFetch,
});
