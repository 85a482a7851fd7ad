import { describe, expect, it } from '@jest/globals';
import { createApiClient } from './client.js';

const answering = (body: string, contentType: string, headers?: () => Record<string, string>) => {
  const seen: Request[] = [];
  const client = createApiClient({
    baseUrl: 'http://drumbeat.test',
    timeoutMs: 1_000,
    retryDelaysMs: [],
    ...(headers ? { headers } : {}),
    fetch: (input) => {
      seen.push(input as Request);
      return Promise.resolve(new Response(body, { headers: { 'content-type': contentType } }));
    },
  });
  return { client, seen };
};

describe('the client of the API', () => {
  it('takes the page of a network that wants a sign-in of its own for no answer', async () => {
    const { client } = answering('<html>Welcome to the hotel</html>', 'text/html; charset=utf-8');
    await expect(client.GET('/api/beta/auth/session')).rejects.toMatchObject({
      code: 'network.unreachable',
      message: 'Network error occurred',
    });
  });

  it('names whose page it is in each call, as it is known by then', async () => {
    let owner = 'ann';
    const { client, seen } = answering('{}', 'application/json', () => ({ 'x-drumbeat-user': owner }));
    await client.GET('/api/profile');
    owner = 'ben';
    await client.POST('/api/subscriptions/free');
    expect(seen.map(({ headers }) => headers.get('x-drumbeat-user'))).toEqual(['ann', 'ben']);
  });
});
