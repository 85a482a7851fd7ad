import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoModel, startSandbox, type Sandbox } from '@drumbeat/sandbox';
import type { PostResponse } from '../../src/modules/posts/posts.dto.js';
import { PromptBatchSweeper } from '../../src/modules/prompts/batches/prompt-batch.sweeper.js';
import type { PromptBatchResponse } from '../../src/modules/prompts/batches/prompt-batches.dto.js';
import { OwnerLock } from '../../src/modules/publications/owner-lock.js';
import type { PublicationOfPostResponse } from '../../src/modules/publications/publications.dto.js';
import { Database } from '../../src/platform/database/database.js';
import { OPERATIONS, type Operation } from '../support/api/api-description.js';
import { anOwner, type Owner } from '../support/api/belongings.js';
import { startCable, type Cable } from '../support/network/cable.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { connectTestDatabase, type ConnectedDatabase } from '../support/database/connected-database.js';
import { databaseDigest } from '../support/database/database-digest.js';
import { HeldTransaction } from '../support/database/held-transaction.js';
import {
  TEST_PASSWORD,
  TestClient,
  signUp,
  type ErrorResponse,
  type SignedUpUser,
} from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { EAGER } from '../support/publishing/publishing-times.js';
import { PublishingHarness } from '../support/publishing/publishing-harness.js';
import { ROUTE_FIXTURES, callsOf, sendCall } from '../support/api/route-calls.js';
import { readEvents, type ServerSentEvent } from '../support/network/server-sent-events.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { testRedisUrl } from '../support/network/test-redis.js';
import { until } from '../support/until.js';

/** Routes without a database query: the first two by intent, the others because these requests give nothing to look up. */
const NEED_NO_DATABASE: Record<string, number> = {
  'GET /api/health/live': 200,
  'GET /api/auth/methods': 200,
  'GET /api/callback/linkedin': 302,
  'GET /api/auth/google/callback': 302,
  // Its signature is wrong.
  'POST /api/webhooks/stripe': 400,
};

const named = (operations: readonly Operation[]) =>
  operations.map((operation) => [operation.key, operation] as const);
const asStaff = (database: Database, { belongings }: Owner) =>
  database.query('update profiles set is_admin = true where id = $1', [belongings.userId]);
const aPostOf = async (client: TestClient): Promise<PostResponse> => {
  const { body } = await client.post<PostResponse>('/posts', {
    content: `What I learned (${randomUUID()}).`,
  });
  return body;
};
const whenPublished = (client: TestClient, postId: string) =>
  until(
    'the post to be published',
    async () => {
      const { body } = await client.get<PublicationOfPostResponse>(`/posts/${postId}/publication`);
      return body.publication?.state === 'published' && body.publication;
    },
    30_000,
  );
const onLinkedIn = ({ sandbox }: TestApp, text: string) =>
  sandbox.linkedin.posts().filter((post) => post.text === text).length;

describe('While the database is away', () => {
  let real: ConnectedDatabase;
  let cable: Cable;
  let model: Sandbox;
  let app: TestApp;
  let caller: Owner;

  beforeAll(async () => {
    real = await connectTestDatabase();
    cable = await startCable(real.url);
    model = await startSandbox({ port: 0 });
    app = await startTestApp({
      environment: {
        DATABASE_URL: cable.url,
        AI_BASE_URL: `${model.roots.model}/v1`,
        AI_API_KEY: demoModel.apiKey,
        AI_MODEL: demoModel.model,
      },
    });
    caller = await anOwner(app);
    await asStaff(real.database, caller);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
    await cable.close();
    await real.close();
  });

  const firstCall = (operation: Operation) => callsOf(operation, caller.belongings)[0]!;

  describe('the API', () => {
    beforeAll(() => cable.cut());
    afterAll(() => cable.restore());

    it.each(named(OPERATIONS.filter(({ key }) => !(key in NEED_NO_DATABASE))))(
      'answers 503 and when to come back: %s',
      async (_, operation) => {
        const response = await sendCall(caller.client, operation, firstCall(operation));
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
        expect(await response.json()).toMatchObject({
          code: 'service.unavailable',
          error: expect.any(String),
          requestId: expect.any(String),
        });
      },
    );

    it.each(named(OPERATIONS.filter(({ key }) => key in NEED_NO_DATABASE)))(
      'answers what needs no database: %s',
      async (key, operation) => {
        const { status } = await sendCall(caller.client, operation, {});
        expect(status).toBe(NEED_NO_DATABASE[key]);
      },
    );

    it('says what it is not ready for', async () => {
      const { body } = await caller.client.get<ErrorResponse>('/health/ready');
      expect(body.details).toEqual({ missing: ['database', 'queue'] });
    });
  });

  it('nothing is written and nobody is signed out, and all goes on by itself when it is back', async () => {
    const before = await databaseDigest(real.database);
    await cable.cut();
    for (const operation of OPERATIONS) await sendCall(caller.client, operation, firstCall(operation));
    await cable.restore();
    expect(await databaseDigest(real.database)).toEqual(before);
    for (const operation of OPERATIONS.filter(({ method }) => method === 'GET')) {
      const { status } = await sendCall(caller.client, operation, firstCall(operation));
      const { key, answer } = operation;
      expect([key, status]).toEqual([key, ROUTE_FIXTURES[key]?.toOwner ?? answer.status]);
    }
  });

  it('a change that was under way is answered with 503 and undone as a whole', async () => {
    const { client } = caller;
    const { id, content } = await aPostOf(client);
    const held = await HeldTransaction.begin(real.url);
    await held.query('select 1 from posts where id = $1 for update', [id]);
    const change = client.patch<ErrorResponse>(`/posts/${id}`, { version: 1, content: 'Half a change' });
    await until('the change to wait for the post', async () => {
      const waiting = await real.database.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await cable.cut();
    expect(await change).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    await held.rollback();
    await cable.restore();
    expect((await client.get(`/posts/${id}`)).body).toMatchObject({ version: 1, content });
  });

  it('a draft that was being written ends with an error in words, and is not there', async () => {
    const { client } = caller;
    const drafts = () => real.database.query('select id from posts order by id');
    const before = await drafts();
    model.model.fault({ kind: 'stall_mid_stream' });
    const operation = OPERATIONS.find(({ key }) => key === 'POST /api/posts/generate')!;
    const stream = await sendCall(client, operation, {
      body: { custom_notes: 'Pricing for studios', skip_questions: true },
    });
    await model.model.whenHeld();
    await cable.cut();
    model.model.release();
    const events: ServerSentEvent[] = [];
    for await (const event of readEvents(stream)) events.push(event);
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: {
        code: 'service.unavailable',
        error: expect.stringContaining('try again'),
        retryable: true,
        partial_kept: false,
      },
    });
    await cable.restore();
    expect(await drafts()).toEqual(before);
  });
});

describe('While the database has no room left', () => {
  let app: TestApp;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    user = await signUp(app.url);
    await onDatabase(
      app.database.url,
      `create function no_room() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    );
    await onDatabase(
      app.database.url,
      'create trigger no_room before insert or update on posts for each row execute function no_room()',
    );
  });
  afterAll(() => app.close());

  it('a change is answered with 503 in words, and reading goes on', async () => {
    const answer = await user.client.post<ErrorResponse>('/posts', { content: 'What I learned.' });
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'service.cannot_save', error: expect.stringContaining('cannot save anything') },
    });
    expect((await user.client.get('/posts')).status).toBe(200);
  });
});

describe('A worker that loses the database', () => {
  let real: ConnectedDatabase;
  let cable: Cable;
  let app: TestApp;
  let user: SignedUpUser;

  beforeAll(async () => {
    real = await connectTestDatabase();
    cable = await startCable(real.url);
    app = await startTestApp({
      environment: { DATABASE_URL: cable.url },
      publishing: EAGER,
      worker: true,
    });
    user = await signUp(app.url);
    await connectLinkedIn(app, user.client, 'Ada Example');
  });
  afterAll(async () => {
    await app.close();
    await cable.close();
    await real.close();
  });

  it('publishes what fell due meanwhile, once, when it has it back', async () => {
    const { client } = user;
    const { id, content } = await aPostOf(client);
    const scheduledAt = new Date(Date.now() + 600_000).toISOString();
    await client.post('/posts/linkedin/schedule', { id, scheduledAt });
    await cable.cut();
    await until('the worker to notice', () => app.worker?.get(OwnerLock).current() === null);
    await real.database.query('update publications set due_at = now() where post_id = $1', [id]);
    expect(onLinkedIn(app, content)).toBe(0);
    await cable.restore();
    expect(await whenPublished(client, id)).toMatchObject({ attempts: [{ number: 1 }] });
    expect(onLinkedIn(app, content)).toBe(1);
  });

  it('while LinkedIn has the post keeps the answer until it can write it down', async () => {
    const { client } = user;
    const { id, content } = await aPostOf(client);
    app.sandbox.linkedin.fault({ kind: 'hang_after', text_contains: content });
    await client.post('/posts/share/personal', { postId: id });
    await app.sandbox.linkedin.whenHeld(1, 20_000);
    await cable.cut();
    app.sandbox.linkedin.release();
    await app.sandbox.linkedin.whenCalled((call) => call.text === content && call.status === 201);
    await cable.restore();
    expect(await whenPublished(client, id)).toMatchObject({
      attempts: [{ number: 1 }],
      evidence: 'response',
    });
    expect(onLinkedIn(app, content)).toBe(1);
  });
});

describe('While the queue’s own server is away', () => {
  let home: TestApp;
  let owner: Owner;
  let queue: { REDIS_URL: string; REDIS_PREFIX: string };
  let cable: Cable;
  /** Reaches the queue only through the cable. */
  let cutOff: TestApp;

  beforeAll(async () => {
    queue = { REDIS_URL: testRedisUrl(), REDIS_PREFIX: `faults-${randomUUID()}` };
    home = await startTestApp({ environment: queue });
    owner = await anOwner(home);
    await asStaff(home.app.get(Database), owner);
  });
  afterAll(() => home.close());
  beforeEach(async () => {
    cable = await startCable(queue.REDIS_URL);
    cutOff = await startAnother({ REDIS_URL: cable.url });
  });
  afterEach(() => cable.close());

  /** Another process of the same installation. */
  const startAnother = (environment: Record<string, string>, worker = false) =>
    startTestApp({
      environment: {
        ...PublishingHarness.environment(home.database.url, home.sandbox),
        ...queue,
        ...environment,
      },
      publishing: EAGER,
      worker,
    });

  it('what is written stands, and a worker finds it later although nothing was ever queued', async () => {
    const { client, belongings } = owner;
    const { id, content } = await aPostOf(client);
    const there = new TestClient(cutOff.url);
    await there.post('/auth/login', { email: belongings.email, password: TEST_PASSWORD });
    await cable.cut();
    const [live, ready, calendar, order, share] = await Promise.all([
      there.get('/health/live'),
      there.get<ErrorResponse>('/health/ready'),
      there.get('/calendar?from=2030-01-07&to=2030-01-13'),
      there.post<PromptBatchResponse>('/admin/prompt-batches', {
        user_id: belongings.userId,
        count: 2,
        pillars: [],
        weeks: 1,
        push_to_calendar: false,
      }),
      there.post('/posts/share/personal', { postId: id }),
    ]);
    expect(ready).toMatchObject({
      status: 503,
      body: { code: 'service.unavailable', details: { missing: ['queue'] } },
    });
    expect([live, calendar, order, share].map(({ status }) => status)).toEqual([200, 200, 201, 200]);
    // It still has the job that it could not queue, and adds it.
    await cutOff.close();

    const later = await startAnother({}, true);
    try {
      expect(await whenPublished(client, id)).toMatchObject({ attempts: [{ number: 1 }] });
      expect(onLinkedIn(home, content)).toBe(1);
      await onDatabase(
        home.database.url,
        `update prompt_batches set woken_at = now() - interval '2 minutes'`,
      );
      await later.worker!.get(PromptBatchSweeper).sweep();
      await until('the prompts', async () => {
        const { body } = await client.get<PromptBatchResponse>(`/admin/prompt-batches/${order.body.id}`);
        return body.status === 'done';
      });
    } finally {
      await later.close();
    }
  });

  it('the API is ready again by itself when it is back', async () => {
    const client = new TestClient(cutOff.url);
    const ready = async () => (await client.get('/health/ready')).status;
    expect(await ready()).toBe(200);
    await cable.cut();
    expect(await ready()).toBe(503);
    await cable.restore();
    await until('the queue', async () => (await ready()) === 200, 30_000);
    await cutOff.close();
  });
});
