import { z } from 'zod';
import { defineJob } from '../../../platform/queue/job-definition.js';

/** Wake-up: the files of an import wait to be read, or what was chosen to be imported. The import's own row counts the attempts. */
export const importTrainingPostsJob = defineJob({
  queue: 'writing',
  name: 'import-training-posts',
  label: 'Import training posts',
  row: 'training_post_imports',
  payload: z.object({ import_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 2_000 } },
});

/** One wake-up per import and phase at a time, however many ask for it. */
export function importJobId(importId: string, phase: string): string {
  return `training-post-import-${importId}-${phase}`;
}
