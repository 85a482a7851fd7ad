import { eventually, http, isThere, pass, refusal, says, server, stopTime } from '@drumbeat/testing';
import { describe, expect, it } from '@jest/globals';
import type { components } from '@drumbeat/api-client';
import { FOR_USER_HEADER } from '@drumbeat/domain';
import { anUser, aSession, asUser, noPosts } from '../../testing/answers';
import { open } from '../../testing/open-app';

describe('A call without an answer', () => {
  it('is called slow after 5 s, given up after 15 s, and tracked as both', async () => {
    asUser();
    const events: components['schemas']['TrackedEventRequest'][] = [];
    let isTracked = false;
    const calls: string[] = [];
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('/api/tracking/sessions', ({ response }) => {
        isTracked = true;
        return response(201).json({ id: 'session' });
      }),
      http.post('/api/tracking/events', async ({ request, response }) => {
        events.push(...(await request.json()).events);
        return response(202).json({ accepted: 1 });
      }),
      http.get('/api/posts', ({ request }) => {
        calls.push(request.url);
        return new Promise<never>(() => undefined);
      }),
      http.get('/api/notifications', async ({ response }) => {
        await answered;
        return response(200).json({ data: [], unread: 0 });
      }),
    );
    stopTime();
    await open('/posts');
    await eventually(() => expect(isTracked).toBe(true));
    await eventually(() => expect(calls.length).toBeGreaterThan(0));
    await pass(5_100);
    await says('This is taking longer than usual');
    answer();
    await pass(10_000);
    await says('Network request timeout after 15000ms');
    // Each group of posts is asked for once.
    expect(calls).toHaveLength(new Set(calls).size);

    await pass(31_000);
    const slow = (pace: string, path: string) =>
      expect.objectContaining({ event_name: 'slow_request', event_data: { pace, path } });
    await eventually(() => expect(events).toContainEqual(slow('slow', '/api/notifications')));
    expect(events).toContainEqual(slow('very-slow', '/api/posts'));
  });
});

describe('A call of a signed-in user', () => {
  it('names its account, and is repeated once the session is renewed', async () => {
    asUser();
    const accounts: (string | null)[] = [];
    let isRenewed = false;
    server.use(
      http.post('/api/auth/refresh', ({ response }) => {
        isRenewed = true;
        return response(200).json({ session: aSession(), user: anUser() });
      }),
      http.get('/api/posts', ({ request, response }) => {
        accounts.push(request.headers.get(FOR_USER_HEADER));
        return isRenewed ? response(200).json(noPosts) : response.untyped(refusal(401, 'Over'));
      }),
    );
    await open('/posts');
    await eventually(() => expect(isRenewed).toBe(true));
    await eventually(() => expect(accounts.length).toBeGreaterThan(1));
    expect(new Set(accounts)).toEqual(new Set([anUser().id]));
  });
});

describe('A read', () => {
  it('is tried again until the service is back', async () => {
    asUser();
    const reads = new Map<string, number>();
    server.use(
      http.get('/api/posts', ({ request, response }) => {
        const read = (reads.get(request.url) ?? 0) + 1;
        reads.set(request.url, read);
        return read < 3 ? response.untyped(refusal(503, 'Away')) : response(200).json(noPosts);
      }),
    );
    stopTime();
    await open('/posts');
    await eventually(() => expect(reads.size).toBeGreaterThan(0));
    await pass(20_000);
    await eventually(() => expect(new Set(reads.values())).toEqual(new Set([3])));
    expect(isThere('alert')).toBe(false);
  });

  describe('that is one too many', () => {
    const tooMany = (seconds: string) =>
      refusal(429, 'Please wait', { code: 'request.too_many', headers: { 'retry-after': seconds } });

    it('waits as long as the server says, twice at most', async () => {
      asUser();
      const reads = new Map<string, number>();
      server.use(
        http.get('/api/posts', ({ request, response }) => {
          const read = (reads.get(request.url) ?? 0) + 1;
          reads.set(request.url, read);
          return read < 3 ? response.untyped(tooMany('3')) : response(200).json(noPosts);
        }),
      );
      stopTime();
      await open('/posts');
      await eventually(() => expect(reads.size).toBeGreaterThan(0));
      await pass(2_500);
      expect(new Set(reads.values())).toEqual(new Set([1]));
      await pass(20_000);
      await eventually(() => expect(new Set(reads.values())).toEqual(new Set([3])));
      expect(isThere('alert')).toBe(false);
    });

    it('is told at once where that takes longer than anybody waits', async () => {
      asUser();
      const reads: string[] = [];
      server.use(
        http.get('/api/posts', ({ request, response }) => {
          reads.push(request.url);
          return response.untyped(tooMany('300'));
        }),
      );
      await open('/posts');
      await says(/Please wait/);
      expect(reads).toHaveLength(new Set(reads).size);
    });
  });
});
