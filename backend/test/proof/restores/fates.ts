import type { ConnectedUser, PublicationUnderTest } from '../../support/publishing-world.js';

/** What happened to a post between the moment that the data comes back from and the moment that it is back. */
export type Fate =
  /** It went out, and LinkedIn confirmed it. */
  | 'confirmed'
  /** It went out, and LinkedIn's answer was lost. */
  | 'unanswered'
  /** It fell due when nobody was there to send it. */
  | 'unsent'
  /** Its user cancelled it; its time is over by now. */
  | 'cancelled'
  /** Nothing: its time is still to come. */
  | 'waiting'
  /** It was written and went out: the data that is back knows nothing of it. */
  | 'made since';

/** One post of a user of its own. */
export interface FatedPost extends PublicationUnderTest {
  readonly fate: Fate;
  readonly user: ConnectedUser;
}

/** Posts that were scheduled when the data was as it will be again: how many of each fate, and due how many minutes later. */
export const SCHEDULED: readonly { readonly fate: Fate; readonly count: number; readonly dueIn: number }[] = [
  { fate: 'confirmed', count: 8, dueIn: 30 },
  { fate: 'unanswered', count: 2, dueIn: 30 },
  { fate: 'unsent', count: 3, dueIn: 40 },
  { fate: 'cancelled', count: 1, dueIn: 40 },
  { fate: 'waiting', count: 2, dueIn: 60 },
];
export const MADE_SINCE = 2;
