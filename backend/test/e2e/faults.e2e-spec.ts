import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoModel, startSandbox, type Sandbox } from '@drumbeat/sandbox';
import { PromptBatchSweeper } from '../../src/modules/prompts/prompt-batch.sweeper.js';
import type { PromptBatchResponse } from '../../src/modules/prompts/prompt-batches.dto.js';
import type { PostResponse } from '../../src/modules/posts/posts.dto.js';
import { OwnerLock } from '../../src/modules/publications/owner-lock.js';
import type { PublicationOfPostResponse } from '../../src/modules/publications/publications.dto.js';
import { OPERATIONS } from '../support/api-description.js';
import { anOwner, type Owner } from '../support/belongings.js';
import { startCable, type Cable } from '../support/cable.js';
import { connectTestDatabase, type ConnectedDatabase } from '../support/connected-database.js';
import { databaseDigest, type DatabaseDigest } from '../support/database-digest.js';
import { HeldTransaction } from '../support/held-transaction.js';
import type { ErrorResponse, TestClient, TestResponse } from '../support/http-client.js';
import { EAGER } from '../support/publishing-times.js';
import { callsOf, sendCall } from '../support/route-calls.js';
import { readEvents, type ServerSentEvent } from '../support/server-sent-events.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const asStaff = (database: ConnectedDatabase['database'], { belongings }: Owner) =>
  database.query('update profiles set is_admin = true where id = $1', [belongings.userId]);
const aPostOf = async (client: TestClient): Promise<PostResponse> => {
  const { body } = await client.post<PostResponse>('/posts', { content: `What I learned (${randomUUID()}).` });
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
        AI_BASE_URL: `${model.url}/model/v1`,
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

  describe('the API', () => {
    /** They ask the database nothing: the one by intent, the other because it was given nothing to look up. */
    const NEED_NONE: Record<string, number> = { 'GET /api/health/live': 200, 'GET /api/callback/linkedin': 302 };
    let before: DatabaseDigest;

    beforeAll(async () => {
      before = await databaseDigest(real.database);
      await cable.cut();
    });
    afterAll(() => cable.restore());

    it.each(
      OPERATIONS.filter(({ key }) => !(key in NEED_NONE)).map((operation) => [operation.key, operation] as const),
    )('answers 503 and when to come back: %s', async (_, operation) => {
      const response = await sendCall(caller.client, operation, callsOf(operation, caller.belongings)[0]!);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await response.json()).toMatchObject({
        code: 'service.unavailable',
        error: expect.any(String),
        requestId: expect.any(String),
      });
    });

    it.each(OPERATIONS.filter(({ key }) => key in NEED_NONE).map((operation) => [operation.key, operation] as const))(
      'answers what needs no database: %s',
      async (key, operation) => {
        const { status } = await sendCall(caller.client, operation, {});
        expect(status).toBe(NEED_NONE[key]);
      },
    );

    it('names what is missing', async () => {
      const { body } = await caller.client.get<ErrorResponse>('/health/ready');
      expect(body.details).toEqual({ missing: ['database', 'queue'] });
    });

    it('has signed nobody out, lost nothing and written nothing, and goes on by itself when it is back', async () => {
      await cable.restore();
      expect(await databaseDigest(real.database)).toEqual(before);
      for (const operation of OPERATIONS.filter(({ method }) => method === 'GET')) {
        const response = await sendCall(caller.client, operation, callsOf(operation, caller.belongings)[0]!);
        expect([operation.key, response.status]).toEqual([operation.key, operation.answer.status]);
      }
    });
  });
});
