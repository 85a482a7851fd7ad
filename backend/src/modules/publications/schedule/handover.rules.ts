import { GRACE_MINUTES, type PublicationState } from '@drumbeat/domain';

export interface Handover {
  /** Of the publication as it stands after "Post Now". */
  state: PublicationState;
  /** Nothing is sent to LinkedIn, by word of staff or after a restore. */
  isPaused: boolean;
  /** Somebody is there who sends. */
  isWorkerAlive: boolean;
  /** What its own text says (publicationText). */
  known: string;
}

/** What can be said at once to whoever pressed "Post Now": "posted" only when LinkedIn has taken it (POSTING-1). */
export function handoverText({ state, isPaused, isWorkerAlive, known }: Handover): string {
  if (state === 'published') return 'Your post is on LinkedIn.';
  if (state === 'scheduled' && isPaused) return known;
  if (state === 'scheduled' && !isWorkerAlive) {
    return `Your post waits: nothing is being sent at the moment. It goes out by itself once sending goes on, up to ${GRACE_MINUTES} minutes from now; later we ask you.`;
  }
  return 'Your post is on its way to LinkedIn.';
}
