import { InvalidInputError } from '../../platform/http/app-error.js';
import type { PromptResponse } from '../prompts/prompts.service.js';
import type { DraftSource } from '../writing/draft-writer.service.js';
import type { GeneratePostRequest } from './generate-post.dto.js';
import type { PostRow } from './post.row.js';

/** What a draft is written from. */
export interface DraftMaterial {
  readonly source: DraftSource;
  /** The user's own words or the prompt's text, kept with the post. */
  readonly text: string;
}

/**
 * The prompt, or the notes, or what the named post was made from: its notes, else its own text.
 * @throws InvalidInputError when the request names nothing, or both a prompt and notes
 */
export function materialOf(
  request: GeneratePostRequest,
  prompt: PromptResponse | null,
  named: PostRow | null,
): DraftMaterial {
  if (request.prompt_id !== undefined && request.custom_notes !== undefined) {
    throw oneOfThem('Send a prompt or notes, not both');
  }
  if (prompt !== null) {
    const { hook, prompt_text, category, pillar_label } = prompt;
    return { source: { kind: 'prompt', hook, prompt_text, category, pillar_label }, text: prompt_text };
  }
  const notes = request.custom_notes ?? (named ? (named.ai_prompt_used ?? named.content) : undefined);
  if (notes === undefined) throw oneOfThem('Send a prompt, notes or a post to write anew');
  return { source: { kind: 'notes', notes }, text: notes };
}

function oneOfThem(message: string): InvalidInputError {
  return new InvalidInputError(['prompt_id', 'custom_notes'].map((field) => ({ field, message })));
}
