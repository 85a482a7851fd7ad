import type { PromptBatchEntity } from '../../src/modules/prompts/batches/prompt-batch.entity.js';
import type { PromptEntity } from '../../src/modules/prompts/prompt.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { insertRow } from './insert-row.js';

/** A new prompt without a date, not on the calendar. Returns its id as the API does. */
export async function aPrompt(
  database: Database,
  userId: string,
  overrides: Partial<PromptEntity> = {},
): Promise<number> {
  const { status = 'new' } = overrides;
  const row = await insertRow<PromptEntity>(database, 'content_prompts', {
    user_id: userId,
    hook: 'What nobody tells you about raising prices',
    prompt_text: 'Tell how you raised your prices for the first time, and what happened next.',
    category: 'First-person anecdote',
    pillar_number: 1,
    is_used: status !== 'new',
    ...overrides,
  });
  return Number(row.id);
}

/** Three prompts within two weeks, waiting for a worker; on to the calendar unless the test says otherwise. */
export async function aPromptBatch(
  database: Database,
  userId: string,
  overrides: Partial<PromptBatchEntity> = {},
): Promise<string> {
  const row = await insertRow<PromptBatchEntity>(database, 'prompt_batches', {
    user_id: userId,
    requested_by: userId,
    count: 3,
    pillars: [],
    weeks: 2,
    push_to_calendar: true,
    ...overrides,
  });
  return row.id;
}
