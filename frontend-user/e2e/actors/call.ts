import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

/** Changes something through the API, with the cookies of the browser or of nobody. A program sends no origin, and need not name whose account it means. */
export async function call(
  request: APIRequestContext,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
): Promise<APIResponse> {
  const response = await request.fetch(path, { method, ...(data ? { data } : {}) });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response;
}
