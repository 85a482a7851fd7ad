import { Injectable } from '@nestjs/common';
import { LeasedRowsSweeper } from '../../../platform/leases/leased-rows.sweeper.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { PromptBatchLeaseRepository } from './prompt-batch-lease.repository.js';
import { writePromptBatch, writePromptBatchJobId } from './prompt-batches.jobs.js';

/** Wakes forgotten batches. */
@Injectable()
export class PromptBatchSweeper extends LeasedRowsSweeper<{ batch_id: string }> {
  constructor(leases: PromptBatchLeaseRepository, queue: JobQueue) {
    super(leases, queue, writePromptBatch, (batch_id) => ({
      payload: { batch_id },
      jobId: writePromptBatchJobId(batch_id),
    }));
  }
}
