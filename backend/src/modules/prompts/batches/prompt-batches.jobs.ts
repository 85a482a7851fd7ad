import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job-definition.js';

/**
 * Wake-up: a batch waits for its prompts. A failed job is removed, so that its id is free for the next wake-up;
 * the batch's own row counts the attempts.
 */
export const writePromptBatch = defineJob({
  queue: 'writing',
  name: 'write-prompt-batch',
  payload: z.object({ batch_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 5_000 }, removeOnFail: true },
});

/** One wake-up per batch at a time, however many ask for it. */
export function writePromptBatchJobId(batchId: string): string {
  return `prompt-batch-${batchId}`;
}
