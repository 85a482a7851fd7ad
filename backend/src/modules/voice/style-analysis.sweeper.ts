import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { StyleAnalysisLeaseRepository } from './style-analysis-lease.repository.js';
import { analyseStyleJob, analyseStyleJobId } from './voice.jobs.js';

/**
 * Wakes analyses whose job was lost, or whose worker was killed. Runs in every worker; each analysis is handled by
 * one of them.
 */
@Injectable()
export class StyleAnalysisSweeper {
  private readonly logger = new Logger(StyleAnalysisSweeper.name);

  constructor(
    private readonly leases: StyleAnalysisLeaseRepository,
    private readonly queue: JobQueue,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async sweep(): Promise<void> {
    try {
      const forgotten = await this.leases.takeForgotten();
      await this.queue.addAll(
        analyseStyleJob,
        forgotten.map((analysis_id) => ({
          payload: { analysis_id },
          jobId: analyseStyleJobId(analysis_id),
        })),
      );
    } catch (error) {
      // The database or the queue is unavailable: the next minute tries again.
      this.logger.warn({ err: error }, 'Forgotten analyses could not be woken');
    }
  }
}
