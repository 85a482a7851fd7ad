import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.js';

/** A writer's text is complete, and waits to be compared with its author's posts. A failed job is removed, so that a sweeper may add it again. */
export const compareDraftJob = defineJob({
  queue: 'comparing',
  name: 'compare-draft',
  payload: z.object({ generation_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 5_000 }, removeOnFail: true },
});

export function compareDraftJobId(generationId: string): string {
  return `compare-draft-${generationId}`;
}
