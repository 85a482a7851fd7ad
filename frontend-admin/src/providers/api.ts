import { apiErrorOf, createApiClient } from '@drumbeat/api-client';
import { DOWNLOAD_MS, OTHER_ACCOUNT, retryDelaysMs, throttledDelayMs, TIMEOUTS } from '@drumbeat/domain';
import { pageStaff } from '../session/page-staff';
import { sessionEnd } from '../session/session-end';

let renewal: Promise<boolean> | null = null;

/** One renewal for all calls that wait for it: the server rotates the refresh token at each use. */
export function renewSession(): Promise<boolean> {
  renewal ??= fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    .then((response) => {
      if (response.status === 401) sessionEnd.tell();
      else if (response.ok) sessionEnd.takeBack();
      return response.ok;
    })
    .catch(() => false)
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

/** The session belongs to another account now: reloads the page for it. */
async function watchedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status === 409 && (await apiErrorOf(response.clone())).code === OTHER_ACCOUNT) {
    window.location.reload();
  }
  return response;
}

const ofStaff = {
  baseUrl: window.location.origin,
  fetch: watchedFetch,
  headers: pageStaff.headers,
  timeoutMs: TIMEOUTS.requestMs,
  retryDelaysMs: retryDelaysMs('read'),
  throttledDelayMs,
  renewSession,
};

export const api = createApiClient(ofStaff);

/** A download is not begun again by itself. */
export const downloads = createApiClient({ ...ofStaff, timeoutMs: DOWNLOAD_MS, retryDelaysMs: [] });

/** A call for the record of a path's `id`. */
export const byId = (id: string) => ({ params: { path: { id } } });
