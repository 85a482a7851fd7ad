import { postDisplay, type DisplayState, type PublicationState } from '@drumbeat/domain';

/** The status in lists of a draft with this publication state; independent of its date and the time of day. */
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
