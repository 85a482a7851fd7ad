import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DashboardStatsAnswer } from '../../src/modules/dashboard/dashboard.dto.js';
import { signUp, type TestClient } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const CALLS = [
  '/dashboard/stats',
  '/dashboard/performance-trends?timeRange=week&limit=7',
  '/dashboard/activity-feed?limit=10',
  '/dashboard/ai-learning-progress',
  '/dashboard/upcoming-prompts',
  '/analytics?range=30d',
];

describe('An answer that is kept, over HTTP,', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const ask = async (client: TestClient, path: string, tag?: string | null) =>
    client.fetch(
      new Request(`${app.url}/api${path}`, tag ? { headers: { 'if-none-match': `"other", ${tag}` } } : {}),
    );
  const tagOf = (response: Response) => response.headers.get('etag');

  it.each(CALLS)('is sent once and then said to be unchanged: %s', async (path) => {
    const { client } = await signUp(app.url);
    const first = await ask(client, path);
    expect(first.status).toBe(200);
    const again = await ask(client, path, tagOf(first));
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const { headers } of [first, again]) {
      expect(headers.get('etag')).toBe(tagOf(first));
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')?.toLowerCase()).toContain('cookie, x-drumbeat-user');
    }
  });

  it('is sent whole once something was written', async () => {
    const { client } = await signUp(app.url);
    const tag = tagOf(await ask(client, '/dashboard/stats'));
    const { status } = await client.post('/posts', {
      id: randomUUID(),
      title: 'Cash first',
      content: 'Its text.',
    });
    expect(status).toBe(201);
    const after = await ask(client, '/dashboard/stats', tag);
    expect(after.status).toBe(200);
    expect(((await after.json()) as DashboardStatsAnswer).data.total_posts).toBe(1);
  });

  it('is never said to be unchanged to whoever signs in next, nor to nobody', async () => {
    const [one, next] = [await signUp(app.url), await signUp(app.url)];
    for (const path of CALLS) {
      const tag = tagOf(await ask(one.client, path));
      await ask(next.client, path);
      const answer = await ask(next.client, path, tag);
      expect([answer.status, tagOf(answer) === tag]).toEqual([200, false]);
    }
    const tag = tagOf(await ask(one.client, '/dashboard/stats'));
    const out = await one.client.post('/auth/logout', {});
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    const signedOut = await ask(one.client, '/dashboard/stats', tag);
    expect([signedOut.status, signedOut.headers.get('cache-control'), tagOf(signedOut)]).toEqual([
      401,
      'no-store',
      null,
    ]);
  });

  it('leaves every other answer out of the stores of browsers', async () => {
    const { client } = await signUp(app.url);
    for (const path of ['/profile', '/posts', '/calendar?from=2026-11-02&to=2026-11-29']) {
      const { headers } = await ask(client, path);
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
    }
  });
});
