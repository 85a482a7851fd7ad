import { postDisplay, type DisplayState, type PublicationState } from '@drumbeat/domain';

/** How lists show a draft whose publication stands like this; its date and the time of day play no part in it. */
export function decisionState(publicationState: PublicationState): DisplayState {
  const facts = {
    status: 'draft',
    scheduled_date: null,
    posted_at: null,
    hasAnalytics: false,
    isHeld: false,
    isPaused: false,
  } as const;
  return postDisplay({ ...facts, publicationState }, { now: new Date(0), today: '1970-01-01' }).state;
}
