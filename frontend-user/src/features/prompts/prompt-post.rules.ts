import { PROMPT_TEXTS, type PublicationState } from '@drumbeat/domain';

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
