import { jest } from '@jest/globals';
import { Global, Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import type { AppConfig } from '../../../src/config/config.js';
import { OutgoingChannelsModule } from '../../../src/modules/outgoing-channels/outgoing-channels.module.js';
import { jobs } from '../../../src/jobs.js';
import { Database } from '../../../src/platform/database/database.js';
import { PinoLogger } from '../../../src/platform/logging/pino-logger.js';
import { JOB_DEFINITIONS, JobDispatcher } from '../../../src/platform/queue/job-dispatcher.js';
import { JobQueue } from '../../../src/platform/queue/job-queue.js';
import { QueueModule } from '../../../src/platform/queue/queue.module.js';
import { WorkerModule } from '../../../src/worker.module.js';
import { RecordingJobQueue } from './recording-job-queue.js';

type AddedJob = RecordingJobQueue['added'][number];

/** The whole worker program, whose queue and clocks the test turns. */
export interface WorkerByHand {
  get<Provider>(provider: Type<Provider>): Provider;
  /** Runs what every clock of the program runs, each once, and waits for it. */
  turnClocks(): Promise<void>;
  /** Runs these jobs as the queue would; one that fails is another try's. */
  run(jobs: readonly AddedJob[]): Promise<void>;
  /** Returns the jobs added since the last call. */
  takeAdded(): AddedJob[];
  /** As a deploy does: waits for running jobs. */
  close(): Promise<void>;
}

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    { provide: JOB_DEFINITIONS, useValue: jobs },
    JobDispatcher,
    {
      provide: JobQueue,
      inject: [Database],
      useFactory: (database: Database) => new RecordingJobQueue(database),
    },
  ],
  exports: [JobQueue],
})
class QueueByHandModule {}

/** Made of the modules of the program itself: a clock or a job that it gets is turned here, too. */
export async function startWorkerByHand(config: AppConfig): Promise<WorkerByHand> {
  const program = WorkerModule.for(config);
  const isQueue = (one: unknown): boolean => (one as { module?: unknown }).module === QueueModule;
  const module = await Test.createTestingModule({
    imports: [
      ...(program.imports ?? []).filter((one) => !isQueue(one)),
      QueueByHandModule,
      // With which tests pause and release.
      OutgoingChannelsModule,
    ],
  })
    .setLogger(new PinoLogger('silent'))
    .compile();
  const timers = jest.spyOn(globalThis, 'setInterval');
  await module.init();
  const started = timers.mock.results.map(
    ({ value }, index) => [value, timers.mock.calls[index]?.[0]] as const,
  );
  timers.mockRestore();

  const registry = module.get(SchedulerRegistry, { strict: false });
  const clocks: (() => unknown)[] = [];
  for (const name of registry.getIntervals()) {
    const timer: unknown = registry.getInterval(name);
    clearInterval(timer as NodeJS.Timeout);
    const work = started.find(([one]) => one === timer)?.[1];
    if (!work) throw new Error(`Nobody saw the clock ${name} start`);
    clocks.push(work);
  }
  for (const job of registry.getCronJobs().values()) {
    await job.stop();
    job.waitForCompletion = true;
    clocks.push(() => job.fireOnTick());
  }
  const queue = module.get<JobQueue, RecordingJobQueue>(JobQueue, { strict: false });
  const dispatcher = module.get(JobDispatcher, { strict: false });
  return {
    get: (provider) => module.get(provider, { strict: false }),
    turnClocks: async () => {
      for (const turn of clocks) await turn();
    },
    run: async (added) => {
      const context = {
        signal: new AbortController().signal,
        attempt: 1,
        isLastAttempt: false,
        isRetried: false,
      };
      await Promise.allSettled(added.map(({ name, data }) => dispatcher.run(name, data, context)));
    },
    takeAdded: () => queue.added.splice(0),
    close: () => module.close(),
  };
}
