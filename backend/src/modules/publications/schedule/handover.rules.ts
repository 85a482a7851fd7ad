import { GRACE_MINUTES, type PublicationState } from '@drumbeat/domain';

export interface Handover {
  /** State of the publication after "Post Now". */
  state: PublicationState;
  /** True when sending to LinkedIn is paused, by staff or after a restore. */
  isPaused: boolean;
  /** True when a worker runs. */
  isWorkerAlive: boolean;
  /** Its own text (publicationText). */
  known: string;
}

/** The immediate response to "Post Now": "posted" only when LinkedIn has accepted it (POSTING-1). */
export function handoverText({ state, isPaused, isWorkerAlive, known }: Handover): string {
  if (state === 'published') return 'Your post is on LinkedIn.';
  if (state === 'scheduled' && isPaused) return known;
  if (state === 'scheduled' && !isWorkerAlive) {
    return `Your post waits: nothing is being sent at the moment. It goes out by itself once sending goes on, up to ${GRACE_MINUTES} minutes from now; later we ask you.`;
  }
  return 'Your post is on its way to LinkedIn.';
}
