import type { PlainDate } from '@drumbeat/domain';
import type { BatchStatus } from '../batches/prompt-batch.entity.js';

/** How far a new user's first prompts are. */
export class StarterPromptsResponse {
  /** 'none' where nobody ordered any: staff do it all, the questions are not answered, or there are prompts already. */
  status: BatchStatus | 'none';
  /** How many are there. */
  created_count: number;
  /** The first of their days; null until they are there. */
  first_date: PlainDate | null;
}
