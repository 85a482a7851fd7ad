import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { PromptBatchLeaseRepository } from './prompt-batch-lease.repository.js';
import { writePromptBatch, writePromptBatchJobId } from './prompt-batches.jobs.js';

/** Wakes batches whose job was lost, or whose worker was killed. Runs in every worker; each batch is handled by one of them. */
@Injectable()
export class PromptBatchSweeper {
  private readonly logger = new Logger(PromptBatchSweeper.name);

  constructor(
    private readonly leases: PromptBatchLeaseRepository,
    private readonly queue: JobQueue,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async sweep(): Promise<void> {
    try {
      const forgotten = await this.leases.takeForgotten();
      await this.queue.addAll(
        writePromptBatch,
        forgotten.map((batch_id) => ({ payload: { batch_id }, jobId: writePromptBatchJobId(batch_id) })),
      );
    } catch (error) {
      // The database or the queue is unavailable: the next minute tries again.
      this.logger.warn({ err: error }, 'Forgotten prompt batches could not be woken');
    }
  }
}
