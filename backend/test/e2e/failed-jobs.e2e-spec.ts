import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  writePromptBatch,
  writePromptBatchJobId,
} from '../../src/modules/prompts/batches/prompt-batches.jobs.js';
import { Database } from '../../src/platform/database/database.js';
import { JobQueue } from '../../src/platform/queue/job-queue.js';
import { aPromptBatch } from '../builders/prompt.builder.js';
import { signUp, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { testEnvironment } from '../support/test-config.js';
import { testRedisUrl } from '../support/network/test-redis.js';
import { until } from '../support/until.js';

const PROGRAM = join(import.meta.dirname, '../../dist/src/cli.js');

const backends = [
  { name: 'PostgreSQL', redis: () => '' },
  { name: 'Redis', redis: () => testRedisUrl() },
];

describe.each(backends)('A batch whose writing failed for good, with a queue on $name', ({ redis }) => {
  let app: TestApp;
  let database: Database;
  let staff: SignedUpUser;
  let queue: Record<string, string>;

  beforeAll(async () => {
    queue = { REDIS_URL: redis(), REDIS_PREFIX: `test-${randomUUID()}` };
    app = await startTestApp({ worker: true, environment: queue });
    database = app.app.get(Database);
    staff = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
    await database.query(`create function break_writing() returns trigger language plpgsql
                          as $$ begin raise exception 'The disk is full'; end $$`);
  });
  afterAll(() => app.close());

  const breakWriting = () =>
    database.query(
      'create trigger break_writing before insert on content_prompts execute function break_writing()',
    );
  const mendWriting = () => database.query('drop trigger break_writing on content_prompts');
  const statusOf = async (id: string) =>
    (await database.query<{ status: string }>('select status from prompt_batches where id = $1', [id]))[0]!
      .status;
  const failedCount = async () => {
    const { body } = await staff.client.get<{ data: { name: string; failed: number }[] }>('/admin/queues');
    return body.data.find(({ name }) => name === 'writing')!.failed;
  };

  /** Really run by the worker, in its last attempt. */
  const aFailedBatch = async (): Promise<string> => {
    await breakWriting();
    const { id: userId } = await signUp(app.url);
    await database.query(`update profiles set content_pillars = '{Trust,Craft,Proof}' where id = $1`, [
      userId,
    ]);
    const id = await aPromptBatch(database, userId, { attempts: 2 });
    await app.app
      .get(JobQueue, { strict: false })
      .add(writePromptBatch, { batch_id: id }, { jobId: writePromptBatchJobId(id) });
    await until('the failed job', async () => (await failedCount()) === 1);
    expect(await statusOf(id)).toBe('failed');
    await mendWriting();
    return id;
  };

  it('stands among the failed jobs of the console, and is done once staff have it run again', async () => {
    const id = await aFailedBatch();
    const { body } = await staff.client.get<{ data: { id: string }[]; total: number }>(
      '/admin/queues/writing/failed-jobs',
    );
    expect(body).toMatchObject({
      total: 1,
      data: [{ name: 'write-prompt-batch', subject_id: id, reason: expect.stringContaining('disk is full') }],
    });
    const retried = await staff.client.post(`/admin/queues/writing/failed-jobs/${body.data[0]!.id}/retry`);
    expect(retried).toMatchObject({ status: 200, body: { outcome: 'queued' } });
    await until('the prompts', async () => (await statusOf(id)) === 'done');
    expect(await failedCount()).toBe(0);
  });

  it('is done once an operator has failed jobs run again', async () => {
    const id = await aFailedBatch();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [PROGRAM, 'requeue', '--queue', 'writing'],
      {
        env: { ...process.env, ...testEnvironment({ DATABASE_URL: app.database.url, ...queue }) },
      },
    );
    expect(stdout).toContain('writing: 1 wait again');
    await until('the prompts', async () => (await statusOf(id)) === 'done');
    expect(await failedCount()).toBe(0);
  });

  it('is kept by the queue no longer once its row is taken up by another way', async () => {
    const id = await aFailedBatch();
    expect((await staff.client.post(`/admin/prompt-batches/${id}/retry`)).status).toBe(200);
    await until('the prompts', async () => (await statusOf(id)) === 'done');
    expect(await failedCount()).toBe(0);
  });
});
