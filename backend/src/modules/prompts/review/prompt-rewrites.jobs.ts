import { z } from 'zod';
import { aboutRow, defineJob } from '../../../platform/queue/job-definition.js';
import { PromptRewriteEntity } from './prompt-rewrite.entity.js';

/** Wake-up: a prompt waits to be written again. Its own row counts the attempts, as for a batch. */
export const rewritePrompt = defineJob({
  queue: 'writing',
  name: 'rewrite-prompt',
  label: 'Write a prompt again',
  about: aboutRow(PromptRewriteEntity, { of: 'prompt_id', title: 'hook' }),
  payload: z.object({ rewrite_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 5_000 } },
});

export function rewritePromptJobId(rewriteId: string): string {
  return `prompt-rewrite-${rewriteId}`;
}
