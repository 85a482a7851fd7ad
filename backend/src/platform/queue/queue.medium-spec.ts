import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Injectable,
  Module,
  type DynamicModule,
  type INestApplicationContext,
  type Type,
} from '@nestjs/common';
import { NestFactory, type ModuleRef } from '@nestjs/core';
import { z } from 'zod';
import { connectTestDatabase } from '../../../test/support/database/connected-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/test-database.js';
import { testConfig } from '../../../test/support/test-config.js';
import { testRedisUrl } from '../../../test/support/network/test-redis.js';
import { ConfigModule } from '../../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { Database } from '../database/database.js';
import { HandlesJob, type JobContext } from './handles-job.decorator.js';
import { defineJob, type JobDefinition } from './job-definition.js';
import { JobQueue } from './job-queue.js';
import { QueueUnavailableError } from './queue.errors.js';
import { QueueModule } from './queue.module.js';

const greet = defineJob({
  queue: 'writing',
  name: 'greet',
  label: 'Greet',
  about: null,
  payload: z.object({ name: z.string() }),
});
const flaky = defineJob({
  queue: 'writing',
  name: 'flaky',
  label: 'Flaky',
  about: null,
  payload: z.object({ id: z.string() }),
  options: { attempts: 3, backoff: { type: 'fixed', delay: 1 } },
});

/** Lets a test await the n-th call instead of sleeping. */
class Calls<Entry> {
  readonly entries: Entry[] = [];
  private readonly waiting: { count: number; resolve: () => void }[] = [];

  push(entry: Entry): void {
    this.entries.push(entry);
    for (const { count, resolve } of this.waiting) if (this.entries.length >= count) resolve();
  }

  async reach(count: number): Promise<readonly Entry[]> {
    if (this.entries.length < count)
      await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
    return this.entries;
  }
}

@Injectable()
class Greeter {
  readonly greeted = new Calls<string>();
  readonly tries = new Calls<{ attempt: number; isLastAttempt: boolean }>();

  @HandlesJob(greet)
  async greet({ name }: { name: string }): Promise<void> {
    this.greeted.push(name);
  }

  @HandlesJob(flaky)
  async flaky(_: { id: string }, { attempt, isLastAttempt }: JobContext): Promise<void> {
    this.tries.push({ attempt, isLastAttempt });
    if (!isLastAttempt) throw new Error('not yet');
  }
}

@Module({})
class Program {}

function program(
  database: TestDatabase,
  redis: string,
  jobs: readonly JobDefinition[],
  providers: Type[],
): DynamicModule {
  const config = testConfig({
    DATABASE_URL: database.url,
    REDIS_URL: redis,
    REDIS_PREFIX: `test-${randomUUID()}`,
  });
  return {
    module: Program,
    imports: [ConfigModule.for(config), DatabaseModule, QueueModule.forWorker(jobs)],
    providers,
  };
}

const start = (module: DynamicModule) =>
  NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });

const backends = [
  { name: 'PostgreSQL', redis: () => '' },
  { name: 'Redis', redis: () => testRedisUrl() },
];

describe.each(backends)('The queue on $name', ({ redis }) => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  let queue: JobQueue;
  let greeter: Greeter;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await start(program(database, redis(), [greet, flaky], [Greeter]));
    queue = app.get(JobQueue, { strict: false });
    greeter = app.get(Greeter, { strict: false });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('runs each job with its payload', async () => {
    await queue.addAll(greet, [{ payload: { name: 'Ada' } }, { payload: { name: 'Grace' } }]);
    expect([...(await greeter.greeted.reach(2))].sort()).toEqual(['Ada', 'Grace']);
  });

  it('keeps a job with the same id once', async () => {
    const before = greeter.greeted.entries.length;
    await queue.add(greet, { name: 'later' }, { jobId: 'greet-later-v1', delayMs: 60_000 });
    await queue.add(greet, { name: 'again' }, { jobId: 'greet-later-v1' });
    await queue.add(greet, { name: 'marker' });
    expect((await greeter.greeted.reach(before + 1)).slice(before)).toEqual(['marker']);
  });

  it('adds nothing when the transaction around it rolls back, and adds after the commit otherwise', async () => {
    const data = app.get(Database, { strict: false });
    const before = greeter.greeted.entries.length;
    await data
      .transaction(async () => {
        await queue.add(greet, { name: 'rolled back' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await data.transaction(() => queue.add(greet, { name: 'committed' }));
    expect((await greeter.greeted.reach(before + 1)).slice(before)).toEqual(['committed']);
  });

  it('tries a failing job as often as it says, and tells the last try', async () => {
    await queue.add(flaky, { id: '1' });
    expect(await greeter.tries.reach(3)).toEqual([
      { attempt: 1, isLastAttempt: false },
      { attempt: 2, isLastAttempt: false },
      { attempt: 3, isLastAttempt: true },
    ]);
  });

  it('answers a ping', async () => {
    await expect(queue.ping()).resolves.toBeUndefined();
  });
});

describe('A queue that does not answer', () => {
  it('is said to be away before a probe, which waits for a few seconds alone, gives up', async () => {
    const connection = await connectTestDatabase();
    const silent = { on: () => undefined, getJobCounts: () => new Promise<never>(() => undefined) };
    const queue = new JobQueue(connection.database, { get: () => silent } as unknown as ModuleRef);
    try {
      const away = queue.ping().catch((error: unknown) => error);
      expect(await Promise.race([away, pause(3_000, 'no answer')])).toBeInstanceOf(QueueUnavailableError);
    } finally {
      await connection.close();
    }
  });

  it('holds up nobody whose transaction has committed, and is said to be away to whoever needs it', async () => {
    const connection = await connectTestDatabase();
    const silent = { on: () => undefined, addBulk: () => new Promise<never>(() => undefined) };
    const queue = new JobQueue(connection.database, { get: () => silent } as unknown as ModuleRef);
    try {
      const committed = connection.database.transaction(async () => {
        await queue.add(greet, { name: 'Ada' });
        return 'committed';
      });
      expect(await Promise.race([committed, pause(3_000, 'held up')])).toBe('committed');
      await expect(queue.add(greet, { name: 'Ada' })).rejects.toThrow(QueueUnavailableError);
    } finally {
      await connection.close();
    }
  });
});
