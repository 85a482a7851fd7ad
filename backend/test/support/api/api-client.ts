import { createApiClient, type ApiClient } from '@drumbeat/api-client';
import { TIMEOUTS } from '@drumbeat/domain';
import type { TestClient } from '../network/http-client.js';

/** The generated client as the frontends use it, with this browser's cookies. */
export function apiClientOf(client: TestClient): ApiClient {
  return createApiClient({
    baseUrl: client.url,
    timeoutMs: TIMEOUTS.requestMs,
    retryDelaysMs: [],
    fetch: (input, init) => client.fetch(new Request(input, init)),
  });
}
