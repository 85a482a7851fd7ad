import createFetchClient, { type Client } from 'openapi-fetch';
import { apiErrorOf, isPage, unreachable } from './api-error.js';
import type { paths } from './generated/schema.js';
import { resilientFetch, type ResilientFetchOptions } from './resilient-fetch.js';

export type ApiClient = Client<paths>;

/** The waiting times come from @drumbeat/domain, where the session's settings and time-outs are. */
export interface ApiClientOptions extends Omit<ResilientFetchOptions, 'fetch'> {
  readonly fetch?: typeof fetch;
  /** Origin of the API, without `/api`; the page's own origin in a browser. */
  readonly baseUrl: string;
  /** Added to each call, for example the account of the page. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/**
 * The typed client of the HTTP API. Calls return `{ data }` and throw ApiError for everything else, so a caller handles
 * success only: `const { data } = await api.GET('/api/posts/{id}', { params: { path: { id } } })`.
 */
export function createApiClient({ baseUrl, headers, ...options }: ApiClientOptions): ApiClient {
  const client = createFetchClient<paths>({
    baseUrl,
    credentials: 'include',
    fetch: resilientFetch({
      fetch: (request) => globalThis.fetch(request),
      ...options,
    }),
  });
  client.use({
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headers?.() ?? {})) request.headers.set(name, value);
    },
    async onResponse({ response }) {
      if (!response.ok) throw await apiErrorOf(response);
      // A page instead of a response comes from a captive portal: we were not reached.
      if (isPage(response)) throw unreachable();
    },
  });
  return client;
}
