import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';

/** Changes something through the API, with the cookies of the browser or of nobody: a change has to come from the app's own origin. */
export async function call(
  request: APIRequestContext,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
): Promise<APIResponse> {
  const origin = test.info().project.use.baseURL ?? '';
  const response = await request.fetch(path, { method, headers: { origin }, ...(data ? { data } : {}) });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response;
}
