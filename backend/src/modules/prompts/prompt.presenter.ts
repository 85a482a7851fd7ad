import { pillarLabel, promptTags, promptTypeOf } from '@drumbeat/domain';
import type { PromptResponse } from './prompts.dto.js';
import type { PromptRow } from './prompts.repository.js';

/** A prompt as its user sees it; `pillars` are the labels of the user's content pillars. */
export function presentPrompt(row: PromptRow, pillars: readonly string[]): PromptResponse {
  return {
    id: Number(row.id),
    prompt_text: row.prompt_text,
    hook: row.hook,
    category: row.category,
    type: promptTypeOf(row.category),
    tags: promptTags(row.category),
    pillar_number: row.pillar_number,
    pillar_label: pillarLabel(pillars, row.pillar_number),
    scheduled_date: row.scheduled_date,
    slot: row.slot,
    is_used: row.is_used,
    is_favorite: row.is_favorite,
    status: row.status,
    pushed_to_calendar: row.pushed_to_calendar,
    post_id: row.post_id,
    post_state: row.post_state,
    written_by: row.written_by,
    prepared_by: row.prepared_by,
    why: row.why,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
