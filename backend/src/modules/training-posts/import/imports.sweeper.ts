import { IMPORT_KEPT_HOURS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { LeasedRowsSweeper } from '../../../platform/leases/leased-rows.sweeper.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { ImportsLeaseRepository } from './imports-lease.repository.js';
import { ImportsRepository } from './imports.repository.js';
import { importJobId, importTrainingPostsJob } from './imports.jobs.js';

/** Wakes forgotten imports, and removes those of yesterday. */
@Injectable()
export class ImportsSweeper extends LeasedRowsSweeper<{ import_id: string }> {
  constructor(
    leases: ImportsLeaseRepository,
    private readonly imports: ImportsRepository,
    queue: JobQueue,
  ) {
    super(leases, queue, importTrainingPostsJob, (import_id) => ({
      payload: { import_id },
      jobId: importJobId(import_id, 'forgotten'),
    }));
  }

  protected override async tidy(): Promise<void> {
    await this.imports.deleteOlderThan(IMPORT_KEPT_HOURS);
  }
}
