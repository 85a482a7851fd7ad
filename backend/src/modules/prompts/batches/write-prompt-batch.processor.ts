import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HandlesJob, type JobContext } from '../../../platform/queue/handles-job.decorator.js';
import { writePromptBatch } from './prompt-batches.jobs.js';
import { WritePromptBatchCommand } from './write-prompt-batch.command.js';

@Injectable()
export class WritePromptBatchProcessor {
  constructor(private readonly command: WritePromptBatchCommand) {}

  @HandlesJob(writePromptBatch)
  async handle(
    { batch_id }: z.infer<typeof writePromptBatch.payload>,
    { signal }: JobContext,
  ): Promise<void> {
    await this.command.execute(batch_id, signal);
  }
}
