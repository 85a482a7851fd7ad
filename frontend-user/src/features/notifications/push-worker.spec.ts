import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';

const SOURCE = readFileSync(join(import.meta.dirname, '../../../public/push-worker.js'), 'utf8');
const ORIGIN = 'https://drumbeat.example';

interface Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Call {
  method: string;
  headers: object;
  body: string;
}
type Handler = (event: Event & Record<string, unknown>) => void;

/** The worker in a browser that has these pages open. */
function aWorker(pages: string[] = []) {
  const handlers: Record<string, Handler> = {};
  const seen: unknown[] = [];
  const calls: unknown[] = [];
  runInNewContext(SOURCE, {
    URL,
    fetch: async (path: string, { method, headers, body }: Call) => {
      calls.push({ path, method, headers, body: JSON.parse(body) as unknown });
    },
    self: {
      location: { origin: ORIGIN },
      skipWaiting: () => undefined,
      addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
      registration: {
        showNotification: async (title: string, options: object) => void seen.push({ title, ...options }),
      },
      clients: {
        matchAll: async () =>
          pages.map((url) => ({ url, focus: async () => void seen.push(`focus ${url}`) })),
        openWindow: async (url: string) => void seen.push(`open ${url}`),
      },
    },
  });
  return {
    seen,
    calls,
    fire: async (name: string, event: Record<string, unknown>) => {
      const work: Promise<unknown>[] = [];
      handlers[name]?.({ ...event, waitUntil: (promise) => void work.push(promise) });
      await Promise.all(work);
      return seen;
    },
  };
}

const clicked = (link: string, userId = 'ada') => ({
  notification: { close: () => undefined, data: { id: '1', userId, link } },
});

describe('The worker of a device', () => {
  let worker: ReturnType<typeof aWorker>;
  beforeEach(() => {
    worker = aWorker([`${ORIGIN}/posts/1`]);
  });

  it('shows a notice; the same again takes its place', async () => {
    const notice = {
      id: '1',
      user_id: 'ada',
      title: 'Missed',
      body: 'Its time has passed.',
      link: '/posts/1',
    };
    expect(await worker.fire('push', { data: { json: () => notice } })).toEqual([
      {
        title: 'Missed',
        body: 'Its time has passed.',
        tag: '1',
        data: { id: '1', userId: 'ada', link: '/posts/1' },
      },
    ]);
  });

  it.each([null, { json: () => JSON.parse('{') as unknown }, { json: () => null }])(
    'shows something where it understands nothing',
    async (data) => {
      expect(await worker.fire('push', { data })).toMatchObject([{ title: 'Drumbeat', data: { link: '/' } }]);
    },
  );

  it('opens the page of a notice, or shows the tab that has it', async () => {
    expect(await worker.fire('notificationclick', clicked('/posts/1'))).toEqual([`focus ${ORIGIN}/posts/1`]);
    expect(await aWorker().fire('notificationclick', clicked('/posts/1?dialog=performance'))).toEqual([
      `open ${ORIGIN}/posts/1?dialog=performance`,
    ]);
  });

  it('marks a notice that is followed as read, in the name of who was told', async () => {
    await worker.fire('notificationclick', clicked('/posts/1'));
    expect(worker.calls).toEqual([
      {
        path: '/api/notifications',
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'x-drumbeat-user': 'ada' },
        body: { ids: ['1'], read: true },
      },
    ]);
    const nameless = aWorker();
    await nameless.fire('notificationclick', clicked('/', ''));
    expect(nameless.calls).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'opens no other site: %s',
    async (link) => {
      expect(await worker.fire('notificationclick', clicked(link))).toEqual([]);
    },
  );
});
