import type { PublicationState } from '../publications/publication.machine.js';
import { effectiveStatus, type PromptStatusFacts } from './prompt-status.rules.js';
import { PROMPT_TEXTS } from './prompt.texts.js';

/** A prompt with its post. */
export interface PromptPostFacts extends PromptStatusFacts {
  /** State of its post's publication; null without one. */
  post_state: PublicationState | null;
}

/** True when it is still to be written: neither used nor archived, and its post, if any, is a draft. */
export function isToWrite(prompt: PromptPostFacts): boolean {
  return (
    effectiveStatus(prompt) === 'new' && promptPostWords(false, prompt.post_state) === PROMPT_TEXTS.hasDraft
  );
}

/** The state of a prompt's post, as text. `state` is that of the post's publication; null without one. */
export function promptPostWords(isUsed: boolean, state: PublicationState | null): string {
  if (isUsed) return PROMPT_TEXTS.becamePost;
  switch (state) {
    case null:
    case 'draft':
    case 'cancelled':
      return PROMPT_TEXTS.hasDraft;
    case 'scheduled':
    case 'claimed':
    case 'sending':
    case 'blocked_auth':
      return PROMPT_TEXTS.isScheduled;
    case 'published':
      return PROMPT_TEXTS.becamePost;
    default:
      return PROMPT_TEXTS.hasPost;
  }
}
