import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.js';
import { aboutDraft } from '../generations/draft-voices.service.js';

/** A writer's text is complete, and waits to be compared with its author's posts. */
export const compareDraftJob = defineJob({
  queue: 'comparing',
  name: 'compare-draft',
  label: 'Compare a draft with its author’s voice',
  about: aboutDraft,
  payload: z.object({ generation_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 5_000 } },
});

export function compareDraftJobId(generationId: string): string {
  return `compare-draft-${generationId}`;
}
