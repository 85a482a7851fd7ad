import { announce } from './session-events';

let renewal: Promise<boolean> | null = null;

/**
 * Renews the access cookie, once for all calls that wait for it: the server rotates the refresh token at each use.
 * Where that fails the session has ended, and the app is told.
 */
export function renewSession(): Promise<boolean> {
  renewal ??= fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    .then((response) => response.ok)
    .catch(() => false)
    .then((renewed) => {
      if (!renewed) announce('session-ended');
      return renewed;
    })
    .finally(() => {
      renewal = null;
    });
  return renewal;
}
