import { IMPORT_KEPT_HOURS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { ImportsLeaseRepository } from './imports-lease.repository.js';
import { ImportsRepository } from './imports.repository.js';
import { importJobId, importTrainingPostsJob } from './imports.jobs.js';

/** Wakes imports whose job was lost, or whose worker was killed, and removes those of yesterday. Runs in every worker. */
@Injectable()
export class ImportsSweeper {
  private readonly logger = new Logger(ImportsSweeper.name);

  constructor(
    private readonly leases: ImportsLeaseRepository,
    private readonly imports: ImportsRepository,
    private readonly queue: JobQueue,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async sweep(): Promise<void> {
    try {
      await this.imports.deleteOlderThan(IMPORT_KEPT_HOURS);
      const forgotten = await this.leases.takeForgotten();
      await this.queue.addAll(
        importTrainingPostsJob,
        forgotten.map((import_id) => ({
          payload: { import_id },
          jobId: importJobId(import_id, 'forgotten'),
        })),
      );
    } catch (error) {
      // The database or the queue is unavailable: the next minute tries again.
      this.logger.warn({ err: error }, 'Imports could not be looked after');
    }
  }
}
