import { createApiClient } from '@drumbeat/api-client';
import { retryDelaysMs, signInTimeoutMs, TIMEOUTS } from '@drumbeat/domain';

let renewal: Promise<boolean> | null = null;

/** One renewal for all calls that wait for it: the server rotates the refresh token at each use. */
export function renewSession(): Promise<boolean> {
  renewal ??= fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    .then((response) => response.ok)
    .catch(() => false)
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

const baseUrl = window.location.origin;

export const api = createApiClient({
  baseUrl,
  timeoutMs: TIMEOUTS.requestMs,
  retryDelaysMs: retryDelaysMs('read'),
  renewSession,
});

/** Signing in: a 401 means wrong credentials, not an expired session. */
export const signInApi = createApiClient({
  baseUrl,
  timeoutMs: signInTimeoutMs(false),
  retryDelaysMs: retryDelaysMs('read'),
});
