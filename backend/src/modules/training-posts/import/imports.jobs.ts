import { z } from 'zod';
import { aboutRow, defineJob } from '../../../platform/queue/job-definition.js';
import { TrainingPostImportEntity } from './training-post-import.entity.js';

/** Wake-up: the files of an import wait to be read, or what was chosen to be imported. The import's own row counts the attempts. */
export const importTrainingPostsJob = defineJob({
  queue: 'writing',
  name: 'import-training-posts',
  label: 'Import training posts',
  about: aboutRow(TrainingPostImportEntity),
  payload: z.object({ import_id: z.uuid() }),
  options: { attempts: 3, backoff: { type: 'exponential', delay: 2_000 } },
});

/** One wake-up per import and phase at a time, however many ask for it. */
export function importJobId(importId: string, phase: string): string {
  return `training-post-import-${importId}-${phase}`;
}
