import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { BullModule, Processor } from '@nestjs/bullmq';
import { DiscoveryModule } from '@nestjs/core';
import type { JobDefinition } from './job-definition.js';
import { JOB_DEFINITIONS, JobDispatcher } from './job-dispatcher.js';
import { JobQueue } from './job-queue.js';
import { KeptJobs } from './kept-jobs.js';
import { KeptJobsSweeper } from './kept-jobs.sweeper.js';
import { QueueConnection } from './queue-connection.js';
import { QueueWorker } from './queue-worker.js';
import { QUEUES, QUEUE_NAMES, type QueueName } from './queues.js';

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
class QueueConnectionModule {}

/** BullMQ behind a thin typed interface. Programs that only add jobs import `forProducer`, the worker `forWorker`. */
@Module({})
export class QueueModule {
  static forProducer(): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: [
        BullModule.forRootAsync({
          imports: [QueueConnectionModule],
          inject: [QueueConnection],
          useFactory: ({ options }: QueueConnection) => options,
        }),
        BullModule.registerQueue(...QUEUE_NAMES.map((name) => ({ name }))),
      ],
      providers: [JobQueue, KeptJobs],
      exports: [JobQueue, KeptJobs],
    };
  }

  static forWorker(jobs: readonly JobDefinition[]): DynamicModule {
    const producer = QueueModule.forProducer();
    return {
      ...producer,
      imports: [...(producer.imports ?? []), DiscoveryModule, QueueConnectionModule],
      providers: [
        ...(producer.providers ?? []),
        { provide: JOB_DEFINITIONS, useValue: jobs },
        JobDispatcher,
        KeptJobsSweeper,
        ...QUEUE_NAMES.map(workerOf),
      ],
    };
  }
}

/** @nestjs/bullmq makes one BullMQ worker per class that is marked as the processor of a queue. */
function workerOf(name: QueueName): Type<QueueWorker> {
  @Processor(name, { ...QUEUES[name] })
  class Worker extends QueueWorker {}
  return Worker;
}
