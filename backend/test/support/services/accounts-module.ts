import { Global, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { ConfigModule } from '../../../src/config/config.module.js';
import { AuthModule } from '../../../src/modules/auth/auth.module.js';
import { JobQueue } from '../../../src/platform/queue/job-queue.js';
import { CryptoModule } from '../../../src/platform/crypto/crypto.module.js';
import { ClockModule } from '../../../src/platform/clock/clock.module.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { PinoLogger } from '../../../src/platform/logging/pino-logger.js';
import { RecordingJobQueue } from '../worker/recording-job-queue.js';
import { FixedClock } from '../fixed-clock.js';
import { createTestDatabase } from '../database/test-database.js';
import { testConfig } from '../test-config.js';

export interface AccountsUnderTest {
  readonly url: string;
  readonly clock: FixedClock;
  readonly database: Database;
  get: TestingModule['get'];
  /** A second process on the same database. */
  another(): Promise<TestingModule>;
  close(): Promise<void>;
}

@Global()
@Module({ providers: [{ provide: JobQueue, useClass: RecordingJobQueue }], exports: [JobQueue] })
class RecordingQueueModule {}

/** The accounts modules on a real database, with a fixed clock. */
export async function startAccounts(environment: Record<string, string> = {}): Promise<AccountsUnderTest> {
  const server = await createTestDatabase();
  const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
  const config = testConfig({ DATABASE_URL: server.url, ...environment });
  const started: TestingModule[] = [];
  const start = async () => {
    const module = await Test.createTestingModule({
      imports: [
        ConfigModule.for(config),
        ClockModule,
        CryptoModule,
        DatabaseModule,
        RecordingQueueModule,
        AuthModule,
      ],
    })
      .overrideProvider(Clock)
      .useValue(clock)
      .setLogger(new PinoLogger('silent'))
      .compile();
    started.push(module);
    return module;
  };
  const module = await start();
  return {
    url: server.url,
    clock,
    database: module.get(Database),
    get: module.get.bind(module),
    another: start,
    close: async () => {
      for (const one of started) await one.close();
      await server.close();
    },
  };
}
