import type { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import type { Database } from '../../../src/platform/database/database.js';
import { JobQueue } from '../../../src/platform/queue/job-queue.js';

type BulkJobs = Parameters<Queue['addBulk']>[0];

/** The real way to the queue, ending in a list instead of BullMQ. */
export class RecordingJobQueue extends JobQueue {
  readonly added: { name: string; data: unknown; jobId: string | undefined }[];

  constructor(database: Database) {
    const added: RecordingJobQueue['added'] = [];
    const queue = {
      on: () => undefined,
      getJobState: async () => 'unknown',
      getRanges: async () => [],
      addBulk: async (jobs: BulkJobs) =>
        void added.push(
          ...jobs.map(({ name, data, opts }) => ({ name, data: data as unknown, jobId: opts?.jobId })),
        ),
    };
    super(database, { get: () => queue } as unknown as ModuleRef);
    this.added = added;
  }
}
