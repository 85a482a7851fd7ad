import type { BatchStatus, PlainDate } from '@drumbeat/domain';

/** Progress of a new user's first prompts. */
export class StarterPromptsResponse {
  /** 'none' when none were ordered: starter prompts are off, the questions are not answered, or there are prompts already. */
  status: BatchStatus | 'none';
  /** Number of prompts written. */
  created_count: number;
  /** Their first date; null until they are written. */
  first_date: PlainDate | null;
}
