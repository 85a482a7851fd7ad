import { Inject, Logger } from '@nestjs/common';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobDispatcher } from './job-dispatcher.js';

/** Runs the jobs of one queue through the dispatcher. */
export abstract class QueueWorker extends WorkerHost {
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
