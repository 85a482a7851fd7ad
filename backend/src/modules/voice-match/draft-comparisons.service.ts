import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { compareDraftJob, compareDraftJobId } from './voice-match.jobs.js';

/** Has writers' texts compared with their authors' posts, by a worker. */
@Injectable()
export class DraftComparisonsService {
  constructor(private readonly queue: JobQueue) {}

  /** Within the transaction that completes the text. */
  async order(generationId: string): Promise<void> {
    await this.orderAll([generationId]);
  }

  async orderAll(generationIds: readonly string[]): Promise<void> {
    await this.queue.addAll(
      compareDraftJob,
      generationIds.map((generation_id) => ({
        payload: { generation_id },
        jobId: compareDraftJobId(generation_id),
      })),
    );
  }
}
