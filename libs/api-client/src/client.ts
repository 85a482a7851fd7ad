import createFetchClient, { type Client } from 'openapi-fetch';
import { apiErrorOf } from './api-error.js';
import type { paths } from './generated/schema.js';
import { resilientFetch, type ResilientFetchOptions } from './resilient-fetch.js';

export type ApiClient = Client<paths>;

export interface ApiClientOptions extends Partial<ResilientFetchOptions> {
  /** Origin of the API, without `/api`; the page's own origin in a browser. */
  readonly baseUrl: string;
}

/**
 * The typed client of the HTTP API. Calls answer `{ data }` and throw ApiError for everything else, so a caller handles
 * success only: `const { data } = await api.GET('/api/posts/{id}', { params: { path: { id } } })`.
 */
export function createApiClient({ baseUrl, ...options }: ApiClientOptions): ApiClient {
  const client = createFetchClient<paths>({
    baseUrl,
    credentials: 'include',
    fetch: resilientFetch({
      fetch: (request) => globalThis.fetch(request),
      timeoutMs: 15_000,
      retryDelaysMs: [1_000, 2_000, 5_000],
      ...options,
    }),
  });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await apiErrorOf(response);
    },
  });
  return client;
}
