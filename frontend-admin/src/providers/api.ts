import { createApiClient } from '@drumbeat/api-client';

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

export const api = createApiClient({ baseUrl, renewSession });
/** Signing in: a 401 means wrong credentials, not an expired session. */
export const signInApi = createApiClient({ baseUrl, timeoutMs: 30_000 });
