import { isThinMaterial, withoutDoubts } from '@drumbeat/domain';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import type { PromptResponse } from '../../prompts/prompts.dto.js';
import type { DraftSource, DraftWriter } from '../../writing/draft-writer.service.js';
import type { GeneratePostRequest } from './generate-post.dto.js';
import type { PostRow } from '../posts.repository.js';

/** The material for a draft. */
export interface DraftMaterial {
  readonly source: DraftSource;
  /** The user's own text or the prompt's, kept with the post. */
  readonly text: string;
}

/**
 * The prompt, or the notes, or what the named post was made from: its notes, else what its user wrote of its text.
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
    const { id, hook, prompt_text, category, pillar_label, why, scheduled_date: date, written_by } = prompt;
    const source = {
      kind: 'prompt' as const,
      id,
      hook,
      prompt_text,
      category,
      pillar_label,
      why,
      date,
      written_by,
    };
    return { source, text: prompt_text };
  }
  const notes = request.custom_notes ?? (named ? (named.ai_prompt_used ?? ownPart(request, named)) : null);
  if (notes === null) throw oneOfThem('Send a prompt, notes or a post to write anew');
  // The answers are the user's own content: the next version uses them as well.
  const text = [notes, ...(request.answers ?? []).map(({ answer }) => answer)].join('\n\n').trim();
  return { source: { kind: 'notes', notes }, text };
}

/** Of a post without notes what its user typed: an invention that a suggestion brought would be the source of the next one. */
function ownPart(request: GeneratePostRequest, post: PostRow): string | null {
  const present = presentText(request, post);
  return present === null ? null : withoutDoubts(present, post.findings);
}

/** The text as the user sees it. */
export function presentText({ content }: GeneratePostRequest, post: PostRow | null): string | null {
  return content ?? post?.content ?? null;
}

/**
 * True where a writer would have to invent what the user has not said, and the user can still be asked. A prompt is no material
 * for a writer that adds nothing.
 */
export function isToAsk(
  { answers = [], skip_questions, selection }: GeneratePostRequest,
  { source }: DraftMaterial,
  present: string | null,
  { writesFromPrompts }: Pick<DraftWriter, 'writesFromPrompts'>,
): boolean {
  if (answers.length > 0 || skip_questions === true || selection !== undefined) return false;
  const isPrompt = source.kind === 'prompt';
  return isThinMaterial({
    notes: isPrompt ? '' : source.notes,
    prompt: isPrompt && writesFromPrompts ? `${source.hook} ${source.prompt_text}` : '',
    // A draft of places begins with the prompt's line.
    present: (present ?? '').replace(isPrompt ? source.hook : '', ''),
  });
}

/** @throws InvalidInputError for fields that do not go together */
export function checkFields(request: GeneratePostRequest, present: string | null): void {
  const { mode, post_id, selection } = request;
  if (mode === 'suggest' && post_id === undefined) {
    throw new InvalidInputError([{ field: 'post_id', message: 'Name the post that the text is for' }]);
  }
  if (selection === undefined) return;
  if (mode !== 'suggest') {
    throw new InvalidInputError([{ field: 'selection', message: 'A part is only suggested, never saved' }]);
  }
  if (!(present ?? '').includes(selection)) {
    throw new InvalidInputError([{ field: 'selection', message: 'selection must be a part of content' }]);
  }
}

function oneOfThem(message: string): InvalidInputError {
  return new InvalidInputError(['prompt_id', 'custom_notes'].map((field) => ({ field, message })));
}
