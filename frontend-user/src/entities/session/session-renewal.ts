import { apiErrorOf, isPage } from '@drumbeat/api-client';
import { retryDelaysMs, SESSION_SETTINGS } from '@drumbeat/domain';
import type { SessionAnswer } from '../types';
import { signInEvents } from './sign-in-events';
import { serverClock } from '../../lib/http/server-clock';
import { announce } from './session-events';

/** `ended` is the server's statement; a network failure ends no session. */
export type Renewal =
  { kind: 'renewed'; answer: SessionAnswer } | { kind: 'ended' } | { kind: 'unreachable' };

let underWay: Promise<Renewal> | null = null;

/**
 * Renews the session and its access cookie, once for all concurrent callers: the server rotates the refresh token at
 * each use. The app is notified of the result.
 */
export function askForRenewal(): Promise<Renewal> {
  underWay ??= renew().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** True when the session continues, so that a refused call may be retried. */
export const renewSession = async () => (await askForRenewal()).kind === 'renewed';

async function renew(): Promise<Renewal> {
  // Repeating is safe: the server returns the same successor for a token that it has just rotated.
  for (const delay of [...retryDelaysMs('session-refresh'), null]) {
    const response = await send();
    if (response?.ok && !isPage(response)) {
      const answer = (await response.json()) as SessionAnswer;
      announce('session-renewed', answer);
      return { kind: 'renewed', answer };
    }
    if (response?.status === 401) {
      // The browser sent something that is no token at all (SIGNIN-13).
      const { code } = await apiErrorOf(response);
      if (code === 'auth.session_corrupt') signInEvents.record('storage-corruption');
      announce('session-ended');
      return { kind: 'ended' };
    }
    if (delay !== null) await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return { kind: 'unreachable' };
}

/** The server's response; null when none came. */
async function send(): Promise<Response | null> {
  const sentAt = Date.now();
  try {
    const response = await fetch('/api/auth/refresh', {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(SESSION_SETTINGS.operationTimeoutMs),
    });
    serverClock.learn(response, sentAt);
    return response;
  } catch {
    return null;
  }
}
