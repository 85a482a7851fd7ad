import { ApiError, apiErrorOf, createApiClient, isPage, type ApiClientOptions } from '@drumbeat/api-client';
import { DOWNLOAD_MS, OTHER_ACCOUNT, retryDelaysMs, throttledDelayMs, TIMEOUTS } from '@drumbeat/domain';
import { pageStaff } from '../session/page-staff';
import { sessionEnd } from '../session/session-end';
import { inWords } from './failure-words';

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

/** A failure that reaches staff without words of the server gets ours. */
function clientOfStaff(options: ApiClientOptions) {
  const client = createApiClient(options);
  client.use({
    async onResponse({ request: { method }, response }) {
      if (!response.ok) throw inWords(await apiErrorOf(response.clone()), method);
      // A page comes from a captive portal, as the client says itself.
      if (isPage(response)) throw inWords(new ApiError(0, 'network.unreachable', ''), method);
    },
    onError({ request: { method }, error }) {
      return error instanceof ApiError ? inWords(error, method) : undefined;
    },
  });
  return client;
}

export const api = clientOfStaff(ofStaff);

/** A download is not begun again by itself. */
export const downloads = clientOfStaff({ ...ofStaff, timeoutMs: DOWNLOAD_MS, retryDelaysMs: [] });

/** A call for the record of a path's `id`. */
export const byId = (id: string) => ({ params: { path: { id } } });
