import { createApiClient } from '@drumbeat/api-client';
import { retryDelaysMs, TIMEOUTS } from '@drumbeat/domain';

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

export const api = createApiClient({
  baseUrl: window.location.origin,
  timeoutMs: TIMEOUTS.requestMs,
  retryDelaysMs: retryDelaysMs('read'),
  renewSession,
});
