import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Test, type TestingModule } from '@nestjs/testing';
import { ConfigModule } from '../../../src/config/config.module.js';
import { OwnerLock } from '../../../src/modules/publications/owner-lock.js';
import { PublicationSweeper } from '../../../src/modules/publications/publication.sweeper.js';
import { PublishingService } from '../../../src/modules/publications/send/publishing.service.js';
import { PublishingWorkerModule } from '../../../src/modules/publications/publishing-worker.module.js';
import { PublicationsModule } from '../../../src/modules/publications/publications.module.js';
import { OutgoingChannelsModule } from '../../../src/modules/outgoing-channels/outgoing-channels.module.js';
import { RestoredDataModule } from '../../../src/modules/restores/restored-data.module.js';
import { AiModule } from '../../../src/platform/ai/ai.module.js';
import { ClockModule } from '../../../src/platform/clock/clock.module.js';
import { CryptoModule } from '../../../src/platform/crypto/crypto.module.js';
import { Database } from '../../../src/platform/database/database.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { JobQueue } from '../../../src/platform/queue/job-queue.js';
import { PinoLogger } from '../../../src/platform/logging/pino-logger.js';
import { PublishingHarness } from './publishing-harness.js';
import { RecordingJobQueue } from '../worker/recording-job-queue.js';
import { testConfig } from '../test-config.js';

/** One publishing process without its clockwork: the test decides what happens when. */
export interface PublishingWorker {
  readonly queue: RecordingJobQueue;
  /** Its owner number. */
  readonly owner: number;
  get: TestingModule['get'];
  publish(id: string): Promise<void>;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

@Global()
@Module({
  providers: [
    {
      provide: JobQueue,
      inject: [Database],
      useFactory: (database: Database) => new RecordingJobQueue(database),
    },
  ],
  exports: [JobQueue],
})
class RecordingQueueModule {}

export async function startPublishingWorker(
  harness: PublishingHarness,
  {
    databaseUrl = harness.databaseUrl,
    environment = {},
    prepare,
  }: {
    databaseUrl?: string;
    environment?: Record<string, string>;
    /** Changes the program before it starts. */
    prepare?: (program: TestingModule) => void;
  } = {},
): Promise<PublishingWorker> {
  const config = testConfig(
    { ...PublishingHarness.environment(databaseUrl, harness.sandbox), ...environment },
    harness.config.publishing,
  );
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.for(config),
      ClockModule,
      CryptoModule,
      DatabaseModule,
      AiModule,
      RecordingQueueModule,
      ScheduleModule.forRoot(),
      PublicationsModule,
      PublishingWorkerModule,
      RestoredDataModule,
      OutgoingChannelsModule,
    ],
  })
    .setLogger(new PinoLogger('silent'))
    .compile();
  prepare?.(module);
  const ownerLock = module.get(OwnerLock);
  await ownerLock.onModuleInit();
  return {
    queue: module.get<JobQueue, RecordingJobQueue>(JobQueue),
    owner: ownerLock.current()!,
    get: module.get.bind(module),
    publish: (id) => module.get(PublishingService).publish(id),
    sweep: () => module.get(PublicationSweeper).sweep(),
    close: async () => {
      await ownerLock.onApplicationShutdown();
      await module.close();
    },
  };
}
