import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Logger, type OnModuleDestroy } from '@nestjs/common';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { AppConfig } from '../../config/config.js';
import { JobDispatcher } from './job-dispatcher.js';
import { isMarkedRetried } from './kept-jobs.js';
import { QueueConnection } from './queue-connection.js';

/** Runs the jobs of one queue through the dispatcher. */
export abstract class QueueWorker extends WorkerHost implements OnModuleDestroy {
  private readonly logger = new Logger(QueueWorker.name);
  private readonly underWay = new Set<Promise<void>>();
  @Inject(JobDispatcher) private readonly dispatcher!: JobDispatcher;
  @Inject(AppConfig) private readonly config!: AppConfig;
  @Inject(QueueConnection) private readonly connection!: QueueConnection;

  async process(
    job: Job,
    _token?: string,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<void> {
    const attempt = job.attemptsMade + 1;
    const run = this.dispatcher.run(job.name, job.data, {
      signal,
      attempt,
      isLastAttempt: attempt >= (job.opts.attempts ?? 1),
      isRetried: attempt === 1 && isMarkedRetried(job.data),
    });
    this.underWay.add(run);
    try {
      await run;
    } finally {
      this.underWay.delete(run);
    }
  }

  /**
   * Accepts no more jobs and waits for running ones, before anything that they use is closed, but no longer than the
   * supervisor does: an outcome for an unavailable database would block for minutes. An unavailable queue server is
   * not notified or waited for: the rows have the state.
   */
  async onModuleDestroy(): Promise<void> {
    await this.worker.pause(true);
    const isDone = await this.jobsEnd();
    if (!isDone) {
      const jobs = this.underWay.size;
      this.logger.error(
        { jobs },
        'Ending with jobs under way; others look at their rows once their leases are over',
      );
      this.worker.cancelAllJobs();
    }
    const isThere = await this.connection.answers();
    if (!isThere) this.logger.warn('The server of the queue is unavailable; ending without it');
    await this.worker.close(!isDone || !isThere);
  }

  private async jobsEnd(): Promise<boolean> {
    const late = new AbortController();
    const done = Promise.allSettled(this.underWay).then(() => true);
    const limit = pause(this.config.shutdownMs, false, { signal: late.signal }).catch(() => false);
    try {
      return await Promise.race([done, limit]);
    } finally {
      late.abort();
    }
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.logger.error({ err: error, queue: job?.queueName, job: job?.name, jobId: job?.id }, 'A job failed');
  }

  /** Without a listener BullMQ would raise an uncaught error when its server becomes unavailable; it reconnects automatically. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ err: error }, 'The queue worker reports an error');
  }
}
