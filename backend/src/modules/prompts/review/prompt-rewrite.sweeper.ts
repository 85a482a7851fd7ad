import { Injectable } from '@nestjs/common';
import { LeasedRowsSweeper } from '../../../platform/leases/leased-rows.sweeper.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { rewritePrompt, rewritePromptJobId } from './prompt-rewrites.jobs.js';
import { PromptRewritesRepository } from './prompt-rewrites.repository.js';

/** Wakes forgotten rewrites. */
@Injectable()
export class PromptRewriteSweeper extends LeasedRowsSweeper<{ rewrite_id: string }> {
  constructor(rewrites: PromptRewritesRepository, queue: JobQueue) {
    super(rewrites, queue, rewritePrompt, (rewrite_id) => ({
      payload: { rewrite_id },
      jobId: rewritePromptJobId(rewrite_id),
    }));
  }
}
