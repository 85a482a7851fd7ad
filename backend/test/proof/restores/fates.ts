import type { ConnectedUser, PublicationUnderTest } from '../../support/publishing/publishing-harness.js';

/** What happened to a post between the backup and its restore. */
export type Fate =
  /** Sent, and LinkedIn confirmed it. */
  | 'confirmed'
  /** Sent, and LinkedIn's response was lost. */
  | 'unanswered'
  /** It became due when no worker ran. */
  | 'unsent'
  /** Cancelled by its user; overdue by now. */
  | 'cancelled'
  /** Nothing: not due yet. */
  | 'waiting'
  /** Written and sent: missing in the restored data. */
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
