import { Inject, Logger, type OnModuleDestroy } from '@nestjs/common';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobDispatcher } from './job-dispatcher.js';

/** Runs the jobs of one queue through the dispatcher. */
export abstract class QueueWorker extends WorkerHost implements OnModuleDestroy {
  private readonly logger = new Logger(QueueWorker.name);
  @Inject(JobDispatcher) private readonly dispatcher!: JobDispatcher;

  async process(
    job: Job,
    _token?: string,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<void> {
    const attempt = job.attemptsMade + 1;
    await this.dispatcher.run(job.name, job.data, {
      signal,
      attempt,
      isLastAttempt: attempt >= (job.opts.attempts ?? 1),
    });
  }

  /** Takes no more jobs and waits for those that run, before anything that they use is closed. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.logger.error({ err: error, queue: job?.queueName, job: job?.name, jobId: job?.id }, 'A job failed');
  }

  /** Without a listener BullMQ would raise an uncaught error when its server goes away; it reconnects by itself. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ err: error }, 'The queue worker reports an error');
  }
}
