import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { testConfig } from '../../../test/support/test-config.js';
import { testRedisUrl } from '../../../test/support/test-redis.js';
import { until } from '../../../test/support/until.js';
import { ConfigModule } from '../../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { HandlesJob } from './handles-job.decorator.js';
import { defineJob } from './job-definition.js';
import { JobQueue } from './job-queue.js';
import { KeptJobs } from './kept-jobs.js';
import { QueueModule } from './queue.module.js';

const breaking = defineJob({ queue: 'writing', name: 'breaking', payload: z.object({ id: z.string() }) });

@Injectable()
class Worker {
  isBroken = true;
  readonly done: string[] = [];

  @HandlesJob(breaking)
  async run({ id }: { id: string }): Promise<void> {
    if (this.isBroken) throw new Error('The model answered 503');
    this.done.push(id);
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
        imports: [ConfigModule.for(config), DatabaseModule, QueueModule.forWorker([breaking])],
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
  async function aFailedJob(id: string): Promise<void> {
    worker.isBroken = true;
    await app.get(JobQueue, { strict: false }).add(breaking, { id }, { jobId: id });
    await until('the failed job', () => kept.findFailed('writing', id));
  }

  it('is counted by queue, and failed jobs are told with what the error said', async () => {
    await aFailedJob('job-a');
    await app
      .get(JobQueue, { strict: false })
      .add(breaking, { id: 'job-later' }, { jobId: 'job-later', delayMs: 3_600_000 });
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

  it('is forgotten on request, and its id is free again', async () => {
    await aFailedJob('job-c');
    expect(await kept.remove('writing', 'job-c')).toBe(true);
    expect(await kept.findFailed('writing', 'job-c')).toBeNull();
    expect(await kept.remove('writing', 'job-c')).toBe(false);
    await aFailedJob('job-c');
  });

  it('cannot be run again or forgotten before it failed', async () => {
    expect(await kept.findFailed('writing', 'job-later')).toBeNull();
    expect(await kept.retry('writing', 'job-later')).toBe(false);
    expect(await kept.remove('writing', 'job-later')).toBe(false);
  });
});
