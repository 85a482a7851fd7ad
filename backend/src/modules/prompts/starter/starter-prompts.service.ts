import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { writePromptBatch, writePromptBatchJobId } from '../batches/prompt-batches.jobs.js';
import type { StarterPromptsResponse } from './starter-prompts.dto.js';
import { StarterPromptsRepository } from './starter-prompts.repository.js';

/** The first prompts of a new user: a batch that their own answers order, once. A worker writes it like any other. */
@Injectable()
export class StarterPromptsService {
  constructor(
    private readonly starters: StarterPromptsRepository,
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
  ) {}

  async start(userId: string): Promise<StarterPromptsResponse> {
    if (this.config.prompts.starter) {
      await this.database.transaction(async () => {
        const id = await this.starters.insert(userId);
        if (id !== null) {
          await this.queue.add(writePromptBatch, { batch_id: id }, { jobId: writePromptBatchJobId(id) });
        }
      });
    }
    return this.find(userId);
  }

  async find(userId: string): Promise<StarterPromptsResponse> {
    return (await this.starters.find(userId)) ?? { status: 'none', created_count: 0, first_date: null };
  }
}
