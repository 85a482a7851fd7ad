import { pillarLabel, promptTags, promptTypeOf } from '@drumbeat/domain';
import type { PromptResponse } from './prompts.dto.js';
import { PROMPT_FIELDS, type PromptRow } from './prompts.repository.js';

/** A prompt as its user sees it; `pillars` are the labels of the user's content pillars. */
export function presentPrompt(row: PromptRow, pillars: readonly string[]): PromptResponse {
  const { post_id, post_state, prepared_by } = row;
  const derived = {
    id: Number(row.id),
    type: promptTypeOf(row.category),
    tags: promptTags(row.category),
    pillar_label: pillarLabel(pillars, row.pillar_number),
    ...{ post_id, post_state, prepared_by },
  };
  return PROMPT_FIELDS.assign(derived, row);
}
