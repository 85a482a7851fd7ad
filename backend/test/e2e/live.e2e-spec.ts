import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import { insertRow } from '../builders/insert-row.js';
import { signUp, TestClient } from '../support/network/http-client.js';
import { readEvents, type ServerSentEvent } from '../support/network/server-sent-events.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

interface Changes {
  readonly events: readonly { readonly kind: string; readonly title: string }[];
}

describe('GET /api/live', () => {
  let writer: TestApp;
  /** Another api process on the same database. */
  let server: TestApp;
  let ada: Awaited<ReturnType<typeof signUp>>;

  beforeAll(async () => {
    writer = await startTestApp();
    server = await startTestApp({ environment: { DATABASE_URL: writer.database.url } });
  });
  afterAll(async () => {
    await server.close();
    await writer.close();
  });
  beforeEach(async () => {
    ada = await signUp(writer.url);
  });

  const notify = (title: string) =>
    insertRow(writer.app.get(Database), 'notifications', {
      user_id: ada.id,
      kind: 'publication.lost',
      title,
      body: '',
      link: '/posts',
      subject: title,
    });
  /** Ada's browser at the other process. */
  const open = async (headers: Record<string, string> = {}) => {
    const browser = new TestClient(server.url);
    browser.setCookie('drumbeat_access', ada.client.cookie('drumbeat_access') ?? '');
    const response = await browser.fetch(new Request(`${server.url}/api/live`, { headers }));
    return { response, messages: readEvents(response) };
  };
  const next = async (messages: AsyncGenerator<ServerSentEvent>): Promise<Changes> => {
    const { value } = (await messages.next()) as { value: ServerSentEvent };
    return value.data as Changes;
  };

  it('tells within two seconds what another process wrote', async () => {
    const { response, messages } = await open();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(await next(messages)).toEqual({ events: [], missed: false });
    const writtenAt = performance.now();
    await notify('Missed: A post');
    expect((await next(messages)).events).toMatchObject([{ kind: 'notice.added', title: 'Missed: A post' }]);
    expect(performance.now() - writtenAt).toBeLessThan(2_000);
    await messages.return(undefined);
  });

  it('ends where its user signs out', async () => {
    const { messages } = await open();
    await next(messages);
    expect((await ada.client.post('/auth/logout', { scope: 'local' })).status).toBe(204);
    let last: IteratorResult<ServerSentEvent>;
    do last = await messages.next();
    while (last.done !== true);
    expect(last.done).toBe(true);
  }, 30_000);

  it('goes on after the message that a page names', async () => {
    const before = String(Date.now());
    await notify('Meanwhile');
    const { messages } = await open({ 'last-event-id': before });
    expect((await next(messages)).events).toMatchObject([{ title: 'Meanwhile' }]);
    await messages.return(undefined);
  });
});
