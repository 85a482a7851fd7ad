import type { PublicationState } from '../publications/publication.machine.js';
import { effectiveStatus, type PromptStatusFacts } from './prompt-status.rules.js';
import { PROMPT_TEXTS } from './prompt.texts.js';

/** A prompt with what became of it. */
export interface PromptPostFacts extends PromptStatusFacts {
  /** Of its post's publication; null without one. */
  post_state: PublicationState | null;
}

/** Whether there is still something to write: nobody used it or put it away, and its post, where there is one, is a draft. */
export function isToWrite(prompt: PromptPostFacts): boolean {
  return (
    effectiveStatus(prompt) === 'new' && promptPostWords(false, prompt.post_state) === PROMPT_TEXTS.hasDraft
  );
}

/** What became of a prompt that a post was made from, in words. `state` is that of the post's publication; null without one. */
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
