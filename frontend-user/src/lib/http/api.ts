import { createApiClient } from '@drumbeat/api-client';
import { retryDelaysMs, SESSION_TEXTS, throttledDelayMs, TIMEOUTS } from '@drumbeat/domain';
import { browserOrigin } from '../device/browser-only.rules';
import { activity } from '../device/activity';
import { serverClock } from './server-clock';
import { callPace } from './call-pace.rules';
import { notify } from '../notices/notify';
import { track } from '../track';

/** What those who know the calls do for them. */
interface CallHooks {
  /** Name the account that a call is for. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** True when a call that was refused for want of a valid sign-in may be repeated. */
  readonly renew: () => Promise<boolean>;
  /** Learns from a response before its caller has it. */
  readonly onResponse: (response: Response, method: string, path: string) => Promise<void>;
  /** True for a call other than GET that changes nothing. */
  readonly isRead: (method: string, path: string) => boolean;
  /** True for a call whose wait its screen explains itself. */
  readonly isWaitShown: (path: string) => boolean;
}

let hooks: CallHooks = {
  headers: () => ({}),
  renew: () => Promise.resolve(false),
  onResponse: () => Promise.resolve(),
  isRead: () => false,
  isWaitShown: () => false,
};

/** Set from outside: they make calls of their own here. */
export function connectApi(connected: CallHooks): void {
  hooks = connected;
}

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
    if (hasHinted || hooks.isWaitShown(path) || !activity.isRecent()) return;
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

/** How every call is made, whoever it is for. */
export const callOptions = {
  baseUrl: browserOrigin(globalThis),
  retryDelaysMs: retryDelaysMs('read'),
  throttledDelayMs,
  isRead: ({ method, url }: Request) => method === 'GET' || hooks.isRead(method, pathOf(url)),
};

/** Evaluates every response: the server's time, a slow network, and what it says to those who know the calls. */
export async function watchedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const path = pathOf(input);
  const ended = watchPace(path);
  try {
    const response = await fetch(input, init);
    serverClock.learn(response, sentAt);
    await hooks.onResponse(response, input instanceof Request ? input.method : 'GET', path);
    return response;
  } finally {
    ended();
  }
}

const pathOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input).pathname;

export const ofUser = {
  ...callOptions,
  headers: () => hooks.headers(),
  timeoutMs: TIMEOUTS.requestMs,
  fetch: watchedFetch,
  // Background reads without user activity must not keep anybody signed in (SESSION-2).
  renewSession: async ({ method }: Request) => (method !== 'GET' || activity.isRecent()) && hooks.renew(),
};

/** The client for every call except signing in and up. */
export const api = createApiClient(ofUser);

/** Reads whose response navigates or starts a download: without retries, which would do so seconds after a failure. */
export const apiOnce = createApiClient({ ...ofUser, retryDelaysMs: [], throttledDelayMs: () => null });
