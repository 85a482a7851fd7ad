import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { MEDIA_TEXTS, QUOTAS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aPost } from '../builders/post.builder.js';
import { Database } from '../../src/platform/database/database.js';
import { PinoLogger } from '../../src/platform/logging/pino-logger.js';
import { CALL_ALLOWANCES } from '../../src/modules/auth/allowances/user-allowances.limits.js';
import type { QuotaListResponse } from '../../src/modules/quotas/quotas.dto.js';
import { someEvents } from '../builders/tracked-events.builder.js';
import { HeldTransaction } from '../support/database/held-transaction.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { sendFile } from '../support/media/upload-media.js';
import { until } from '../support/until.js';

const TEXT = 'What I learned this week about pricing, and why I wrote it down for everybody. '.repeat(20);
const REPOSITORY_ROOT = join(import.meta.dirname, '../../..');

describe('Calls that cost more than a list', () => {
  let app: TestApp;
  let database: Database;
  let greedy: SignedUpUser;
  let bystander: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    greedy = await signUp(app.url);
    bystander = await signUp(app.url);
    await aPost(database, greedy.id, { content: TEXT });
  }, 60_000);
  afterAll(() => app.close());

  const waiting = async (held: HeldTransaction) => {
    const [row] = await held.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row!.count;
  };

  it.each([
    ['checks', 'posts', () => greedy.client.post('/posts/check', { content: TEXT })],
    ['briefs', 'posts', () => greedy.client.post('/posts/brief', { custom_notes: TEXT })],
    ['searches', 'posts', () => greedy.client.get('/posts?search=pricing')],
    ['lists of posts', 'posts', () => greedy.client.get('/posts?limit=100')],
    ['calendars', 'posts', () => greedy.client.get('/calendar?from=2026-01-05&to=2026-12-31')],
    ['writing profiles', 'user_preferences', () => greedy.client.get('/user-preferences')],
    ['histories of a voice', 'voice_changes', () => greedy.client.get('/voice')],
    ['lists of notices', 'notifications', () => greedy.client.get('/notifications')],
  ])('leave the connections to the others while thirty %s come at once', async (_, table, call) => {
    const held = await HeldTransaction.begin(app.database.url);
    // Readers of the table are blocked, as long as by the worst statement.
    await held.query(`lock table ${table} in access exclusive mode`);
    let refused = 0;
    const calls = Array.from({ length: 30 }, async () => {
      const { status, body } = await call();
      if (status === 429) refused += 1;
      return { status, code: (body as Partial<ErrorResponse>).code };
    });
    await until('the refusals', () => refused === 20);
    await until('those that were let in', async () => (await waiting(held)) === 2);
    expect((await bystander.client.get('/saved-notes')).status).toBe(200);
    expect(await waiting(held)).toBe(2);
    await held.commit();
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refusals = answers.filter(({ status }) => status !== 200);
    for (const refusal of refusals) {
      expect(refusal).toEqual({ status: 429, code: 'request.too_many_at_once' });
    }
  });

  it('keep the place of an export until it was read, or its reader has gone', async () => {
    const reader = await signUp(app.url);
    await someEvents(database, reader.id, { events: 12_000, characters: 2_000 });
    const address = `${app.url}/api/profile/export`;
    const exported = () => reader.client.fetch(new Request(address));
    // Not by fetch, which opens another connection when a call is aborted.
    const cookie = `drumbeat_access=${reader.client.cookie('drumbeat_access') ?? ''}`;
    const unread = get(address, { headers: { cookie }, agent: false });
    const [begun] = (await once(unread, 'response')) as [IncomingMessage];
    expect(begun.statusCode).toBe(200);
    const [one, other] = [exported(), exported()];
    expect((await Promise.race([one, other])).status).toBe(429);
    begun.destroy();
    const answers = await Promise.all([one, other]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    for (const answer of answers) await answer.arrayBuffer();
  });

  describe('Uploads', () => {
    let sender: SignedUpUser;
    const errors: string[] = [];
    beforeAll(async () => {
      sender = await signUp(app.url);
      // No worker runs beside this test, which is said once a minute.
      const write = (line: string) => void (line.includes('StandInSweeper') || errors.push(line));
      app.app.useLogger(new PinoLogger('error', { write }));
    }, 60_000);
    beforeEach(() => void errors.splice(0));

    const HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    /** Sends the beginning of a file. */
    const begin = (
      announced = 9_000,
      beginning = HEAD,
      { user = sender, agent = false }: { user?: SignedUpUser; agent?: Agent | false } = {},
    ) => {
      const cookie = `drumbeat_access=${user.client.cookie('drumbeat_access') ?? ''}`;
      const headers = {
        cookie,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(announced),
      };
      const upload = request(`${app.url}/api/media`, { method: 'POST', headers, agent });
      upload.on('error', () => undefined);
      upload.write(beginning);
      return upload;
    };

    /** Keeps the looks at an upload's pace, as if no time went by. */
    const withoutLooks = () => {
      const kept: (() => void)[] = [];
      const setInterval = globalThis.setInterval;
      const spy = jest.spyOn(globalThis, 'setInterval').mockImplementation((look, milliseconds) => {
        if (milliseconds !== 15_000) return setInterval(look, milliseconds);
        kept.push(look);
        return setInterval(() => undefined, milliseconds);
      });
      return { kept, restore: () => spy.mockRestore() };
    };

    it('send the bytes of two of a user, twenty wait, further ones are refused; those that are given up leave their places', async () => {
      const statuses: (number | undefined)[] = [];
      const uploads = Array.from({ length: 23 }, () =>
        begin().on('response', ({ statusCode }) => statuses.push(statusCode)),
      );
      await until('the refusal', () => statuses.length > 0);
      expect(statuses).toEqual([429]);
      for (const upload of uploads) upload.destroy();
      await until('a place', async () => (await sendFile(sender.client)).status === 201);
      expect(errors).toEqual([]);
    });

    it('of a few pictures do not wait while thirteen users send large files slowly', async () => {
      const looks = withoutLooks();
      const crowd = await Promise.all(Array.from({ length: 13 }, () => signUp(app.url)));
      const large = crowd.flatMap((user) =>
        [1, 2].map(() => begin(20 * 1024 * 1024, `${HEAD}%PDF-1.7`, { user })),
      );
      const pictures = await Promise.all([1, 2, 3, 4].map(() => sendFile(bystander.client)));
      expect(pictures.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      for (const upload of large) upload.destroy();
      looks.restore();
    });

    it('are refused as soon as their first bytes tell that a post cannot carry them', async () => {
      const agent = new Agent({ keepAlive: true });
      const bytes = 20 * 1024 * 1024;
      const beginning = HEAD + 'A'.repeat(2_000);
      const upload = begin(bytes, beginning, { agent });
      const [answer] = (await once(upload, 'response')) as [IncomingMessage];
      expect([answer.statusCode, await json(answer)]).toMatchObject([415, { code: 'media.type' }]);
      // The rest passes by: a sender that goes on sending is not stopped half way.
      await new Promise<void>((sent) => upload.end('A'.repeat(bytes - beginning.length), sent));
      agent.destroy();
      expect(errors).toEqual([]);
    });

    it('are no error of ours when their sender goes, or their form has no end', async () => {
      const left = begin();
      left.write('x'.repeat(200));
      await once(app.app.getHttpServer(), 'request');
      left.destroy();
      for (const beginning of [HEAD, '--b\r\ncontent-disposition: form-d']) {
        const endless = begin(beginning.length + 200, beginning);
        endless.end('x'.repeat(200));
        const [answer] = (await once(endless, 'response')) as [IncomingMessage];
        expect([answer.statusCode, await json(answer)]).toMatchObject([400, { code: 'request.malformed' }]);
      }
      await until('a place', async () => (await sendFile(sender.client)).status === 201);
      expect(errors).toEqual([]);
    });

    it('are cut off when nothing comes any more', async () => {
      const looks = withoutLooks();
      const upload = begin();
      const closed = new Promise((resolve) => upload.once('close', resolve));
      await until('its beginning', () => looks.kept.length > 0);
      for (const look of looks.kept) look();
      looks.restore();
      const [answer] = (await once(upload, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(408);
      expect(await json(answer)).toMatchObject({ code: 'upload.stalled', error: MEDIA_TEXTS.stalled });
      await closed;
      expect(errors).toEqual([]);
    });
  });

  it('are stopped by the database where they take too long, and told so', async () => {
    const held = await HeldTransaction.begin(app.database.url);
    await held.query('lock table posts in access exclusive mode');
    const { status, body, headers } = await greedy.client.post<ErrorResponse>('/posts/check', {
      content: TEXT,
    });
    await held.commit();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'request.took_too_long', '5']);
    expect((await greedy.client.post('/posts/check', { content: TEXT })).status).toBe(200);
  });

  it('stand in docs/security.md, each of them', () => {
    const table = readFileSync(join(REPOSITORY_ROOT, 'docs/security.md'), 'utf8');
    const api = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'backend/openapi.json'), 'utf8')) as {
      paths: Record<string, Record<string, { 'x-costly'?: string[] }>>;
    };
    const costly = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, route]) =>
        (route['x-costly'] ?? []).map((kind) => ({ route: `${method.toUpperCase()} ${path}`, kind })),
      ),
    );
    expect(costly.length).toBeGreaterThan(3);
    for (const { route, kind } of costly) {
      const rows = table.split('\n').filter((line) => line.startsWith('|') && line.includes(`\`${route}\``));
      const { points, windowSeconds } = CALL_ALLOWANCES[kind as keyof typeof CALL_ALLOWANCES];
      const allowance = `| ${points} in ${windowSeconds / 60} minutes |`;
      expect({ route, allowance: rows.find((row) => row.includes(allowance)) ?? rows }).toMatchObject({
        allowance: expect.any(String),
      });
    }
  });
});

describe('Writes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  }, 60_000);
  afterAll(() => app.close());

  it('are taken so often in a minute, then refused in words with the time to wait', async () => {
    const { client } = await signUp(app.url);
    const answers = [];
    for (let round = 0; round < 30; round += 1) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () =>
            client.patch<ErrorResponse>('/profile', { full_name: 'Ada Example' }),
          ),
        )),
      );
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(300 - CALL_ALLOWANCES.writes.points);
    expect(refused[0]?.body.code).toBe('auth.too_many_attempts');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client.get('/profile')).status).toBe(200);
  });

  it('and briefs of the writer are taken so often in ten minutes, then refused', async () => {
    const { client } = await signUp(app.url);
    const { points } = CALL_ALLOWANCES.brief;
    const answers = [];
    for (let asked = 0; asked < points + 10; asked += 5) {
      const calls = Array.from({ length: 5 }, () =>
        client.post<ErrorResponse>('/posts/brief', { custom_notes: TEXT }),
      );
      answers.push(...(await Promise.all(calls)));
    }
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeLessThan(points / 2);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['429 auth.too_many_attempts']),
    );
  });

  it('of a file are refused before it is read where there is no room, and the account says so', async () => {
    const { client, id } = await signUp(app.url);
    const database = app.app.get(Database);
    await database.query(
      `insert into media (user_id, kind, mime_type, file_name, bytes, width, height, storage_key)
       select $1, 'image', 'image/png', 'dot.png', 68, 1, 1, 'media/' || gen_random_uuid() from generate_series(1, $2)`,
      [id, QUOTAS.files],
    );
    const { status, body } = await sendFile(client);
    expect([status, body.code, body.details]).toEqual([422, 'quota.files', { max: QUOTAS.files }]);
    const quotas = await client.get<QuotaListResponse>('/quotas');
    expect(quotas.body.data.find(({ kind }) => kind === 'files')).toEqual({
      kind: 'files',
      used: QUOTAS.files,
      max: QUOTAS.files,
      warning: expect.stringContaining('You have 10,000 of 10,000 files.'),
    });
  });
});
