import { Injectable } from '@nestjs/common';
import { LeasedRowsSweeper } from '../../../platform/leases/leased-rows.sweeper.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { StyleAnalysisLeaseRepository } from './style-analysis-lease.repository.js';
import { analyseStyleJob, analyseStyleJobId } from './style-analysis.jobs.js';

/** Wakes forgotten analyses. */
@Injectable()
export class StyleAnalysisSweeper extends LeasedRowsSweeper<{ analysis_id: string }> {
  constructor(leases: StyleAnalysisLeaseRepository, queue: JobQueue) {
    super(leases, queue, analyseStyleJob, (analysis_id) => ({
      payload: { analysis_id },
      jobId: analyseStyleJobId(analysis_id),
    }));
  }
}
