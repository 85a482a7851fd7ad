import { HOUR_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/test-database.js';
import { testConfig } from '../../../test/support/test-config.js';
import { testRedisUrl } from '../../../test/support/network/test-redis.js';
import { until } from '../../../test/support/until.js';
import { ConfigModule } from '../../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { FinalFailureError } from './queue.errors.js';
import { HandlesJob, type JobContext } from './handles-job.decorator.js';
import { defineJob } from './job-definition.js';
import { JobQueue } from './job-queue.js';
import { KeptJobs } from './kept-jobs.js';
import { QueueModule } from './queue.module.js';

const breaking = defineJob({
  queue: 'writing',
  name: 'breaking',
  label: 'Breaking',
  about: null,
  payload: z.object({ id: z.string() }),
});
const hopeless = defineJob({
  queue: 'mail',
  name: 'hopeless',
  label: 'Hopeless',
  about: null,
  payload: z.object({ id: z.string() }),
  options: { attempts: 5, backoff: { type: 'fixed', delay: 1 } },
});

@Injectable()
class Worker {
  isBroken = true;
  readonly done: string[] = [];
  /** Of the jobs that staff had run again. */
  readonly retried: string[] = [];

  @HandlesJob(breaking)
  async run({ id }: { id: string }, { isRetried }: JobContext): Promise<void> {
    if (isRetried) this.retried.push(id);
    if (this.isBroken) throw new Error('The model answered 503');
    this.done.push(id);
  }

  @HandlesJob(hopeless)
  async runOnce({ id }: { id: string }): Promise<void> {
    this.done.push(id);
    throw new FinalFailureError(new Error(id === 'job-silent' ? '' : 'Nothing helps'));
  }
}

@Module({})
class Program {}

const backends = [
  { name: 'PostgreSQL', redis: () => '' },
  { name: 'Redis', redis: () => testRedisUrl() },
];

describe.each(backends)('What a queue on $name keeps', ({ redis }) => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  let kept: KeptJobs;
  let worker: Worker;

  beforeAll(async () => {
    database = await createTestDatabase();
    const config = testConfig({
      DATABASE_URL: database.url,
      REDIS_URL: redis(),
      REDIS_PREFIX: `test-${randomUUID()}`,
    });
    app = await NestFactory.createApplicationContext(
      {
        module: Program,
        imports: [ConfigModule.for(config), DatabaseModule, QueueModule.forWorker([breaking, hopeless])],
        providers: [Worker],
      },
      { logger: false, abortOnError: false },
    );
    kept = app.get(KeptJobs, { strict: false });
    worker = app.get(Worker, { strict: false });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const counts = async () => (await kept.counts()).find(({ name }) => name === 'writing');
  const add = (id: string) => app.get(JobQueue, { strict: false }).add(breaking, { id }, { jobId: id });
  async function aFailedJob(id: string): Promise<void> {
    worker.isBroken = true;
    await add(id);
    await until('the failed job', () => kept.findFailed('writing', id));
  }

  it('is counted by queue, and failed jobs are told with what the error said', async () => {
    await aFailedJob('job-a');
    await app
      .get(JobQueue, { strict: false })
      .add(breaking, { id: 'job-later' }, { jobId: 'job-later', delayMs: HOUR_MS });
    expect(await counts()).toEqual({ name: 'writing', waiting: 0, delayed: 1, active: 0, failed: 1 });
    expect(await kept.failed('writing', { limit: 5, offset: 0 })).toMatchObject({
      total: 1,
      rows: [
        {
          id: 'job-a',
          name: 'breaking',
          payload: { id: 'job-a' },
          reason: 'The model answered 503',
          attempts: 1,
        },
      ],
    });
    expect((await kept.failed('writing', { limit: 5, offset: 5 })).rows).toEqual([]);
  });

  it('runs again on request, once', async () => {
    await aFailedJob('job-b');
    worker.isBroken = false;
    expect(await kept.retry('writing', 'job-b')).toBe(true);
    await until('the second run', () => worker.done.includes('job-b'));
    expect(worker.retried).toEqual(['job-b']);
    expect(await kept.retry('writing', 'job-b')).toBe(false);
  });

  it('runs again as a whole', async () => {
    await aFailedJob('job-x');
    await aFailedJob('job-y');
    const { total } = await kept.failed('writing', { limit: 1, offset: 0 });
    worker.isBroken = false;
    expect(await kept.retryAll('writing')).toBe(total);
    await until('the second runs', () => worker.done.includes('job-x') && worker.done.includes('job-y'));
    expect(await kept.retryAll('writing')).toBe(0);
  });

  it('runs each again once, while others do the same and look at them', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await aFailedJob(`job-race-${n}`);
    const { total } = await kept.failed('writing', { limit: 1, offset: 0 });
    worker.isBroken = false;
    const look = () => kept.failed('writing', { limit: 25, offset: 0 });
    const [one, other, ...pages] = await Promise.all([
      kept.retryAll('writing'),
      kept.retryAll('writing'),
      look(),
      look(),
    ]);
    expect(one + other).toBe(total);
    for (const { rows } of pages) {
      expect(rows.every(({ reason, failed_at }) => reason !== '' && failed_at !== null)).toBe(true);
    }
    expect(await look()).toEqual({ rows: [], total: 0 });
  });

  it('is forgotten on request, and its id is free again', async () => {
    await aFailedJob('job-c');
    expect(await kept.remove('writing', 'job-c')).toBe(true);
    expect(await kept.findFailed('writing', 'job-c')).toBeNull();
    expect(await kept.remove('writing', 'job-c')).toBe(false);
    await aFailedJob('job-c');
  });

  it('gives its place to the next wake-up of the same row, alone and among others', async () => {
    await aFailedJob('job-d');
    await aFailedJob('job-e');
    worker.isBroken = false;
    await add('job-d');
    await until('the run of the new one', () => worker.done.includes('job-d'));
    await app.get(JobQueue, { strict: false }).addAll(
      breaking,
      ['job-e', 'job-f'].map((id) => ({ payload: { id }, jobId: id })),
    );
    await until('the runs of both', () => ['job-e', 'job-f'].every((id) => worker.done.includes(id)));
    expect(await kept.findFailed('writing', 'job-d')).toBeNull();
    expect(await kept.findFailed('writing', 'job-e')).toBeNull();
    expect(worker.retried).not.toContain('job-d');
  });

  it('is kept at once where no other attempt would help', async () => {
    await app.get(JobQueue, { strict: false }).add(hopeless, { id: 'job-h' }, { jobId: 'job-h' });
    await until('the failed job', () => kept.findFailed('mail', 'job-h'));
    expect(worker.done.filter((id) => id === 'job-h')).toHaveLength(1);
    expect(await kept.findFailed('mail', 'job-h')).toMatchObject({ reason: 'Nothing helps' });
  });

  it('is kept also where its error says nothing', async () => {
    await app.get(JobQueue, { strict: false }).add(hopeless, { id: 'job-silent' }, { jobId: 'job-silent' });
    await until('the failed job', () => kept.findFailed('mail', 'job-silent'));
    expect((await kept.failed('mail', { limit: 5, offset: 0 })).rows).toContainEqual(
      expect.objectContaining({ id: 'job-silent', reason: '' }),
    );
  });

  it('is forgotten when its days are over', async () => {
    await aFailedJob('job-g');
    await kept.forgetOlder(1);
    expect(await kept.findFailed('writing', 'job-g')).not.toBeNull();
    await kept.forgetOlder(0);
    expect(await kept.findFailed('writing', 'job-g')).toBeNull();
  });

  it('cannot be run again or forgotten before it failed', async () => {
    expect(await kept.findFailed('writing', 'job-later')).toBeNull();
    expect(await kept.retry('writing', 'job-later')).toBe(false);
    expect(await kept.remove('writing', 'job-later')).toBe(false);
  });
});
