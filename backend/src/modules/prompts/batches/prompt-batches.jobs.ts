import { z } from 'zod';
import { aboutRow, defineJob } from '../../../platform/queue/job-definition.js';
import { PromptBatchEntity } from './prompt-batch.entity.js';

/** Wake-up: a batch waits for its prompts. Its own row counts the attempts. */
export const writePromptBatch = defineJob({
  queue: 'writing',
  name: 'write-prompt-batch',
  label: 'Write a batch of prompts',
  about: aboutRow(PromptBatchEntity),
  payload: z.object({ batch_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 5_000 } },
});

/** One wake-up per batch at a time, however many ask for it. */
export function writePromptBatchJobId(batchId: string): string {
  return `prompt-batch-${batchId}`;
}
