import type { WallClock } from '../time/clock-time.js';
import { wallClockLabel } from '../time/wall-clock.js';
import { wallClockAt } from '../time/wall-clock.js';
import { isOutcomeCode, outcomeText, type OutcomeCode } from './outcome.texts.js';
import { GRACE_MINUTES } from './publication.constants.js';
import type { PublicationEvent, PublicationState } from './publication.machine.js';

/** One row of a publication's audit. */
export interface TimelineEvent {
  at: Date;
  /** A PublicationEvent, or what moves no state: 'cancel_requested', 'late_report', 'held', 'still_right', 'sending_resumed', 'corrected'. */
  event: string;
  from_state: PublicationState | null;
  details: Readonly<Record<string, unknown>> | null;
}

export interface TimelineAttempt {
  number: number;
  sending_at: Date;
  /** Null while the sender has not reported, or when it was lost. */
  responded_at: Date | null;
  outcome: OutcomeCode | null;
}

/** Actor or result, for the icon beside the text. */
export type TimelineKind = 'user' | 'work' | 'success' | 'trouble';

export interface TimelineEntry {
  at: Date;
  kind: TimelineKind;
  words: string;
}

/** `owner` is addressed as "You"; staff read the same of "The user". */
export type TimelineReader = 'owner' | 'staff';

type Wording = (event: TimelineEvent) => string;

/** The chosen time relative to an event: its text, whether the event is in its minute, and whether it had passed. */
interface ChosenClock {
  words: string;
  isNow: boolean;
  isDue: boolean;
}

/** Events that the attempts describe better: times of sending and results. */
const TOLD_BY_ATTEMPTS = [
  'start_sending',
  'accepted',
  'duplicate_of_own',
  'not_sent',
  'rate_limited',
  'outcome_unknown',
  'late_report',
] as const;

/** An event of the graph, or one in the timeline without a transition. */
type ListedEvent =
  PublicationEvent | 'cancel_requested' | 'held' | 'still_right' | 'sending_resumed' | 'corrected';

const BY_USER: Partial<Record<ListedEvent, (who: string, clock: ChosenClock) => string>> = {
  schedule: (who, { words, isNow }) => (isNow ? publishNow(who) : `${who} scheduled it${words}.`),
  edit: (who) => `${who} changed the post: it goes out as it is now.`,
  reschedule: (who, { words, isNow }) => (isNow ? publishNow(who) : `${who} chose another time${words}.`),
  cancel: (who, { isDue }) => `${who} ${isDue ? 'cancelled publishing it' : 'took it off the schedule'}.`,
  cancel_requested: (who) => `${who} asked to cancel publishing it.`,
  still_right: (who) => `${who} looked at it: it is still right.`,
  corrected: (who) => `${who} corrected the text on LinkedIn.`,
  user_confirms_posted: (who) => `${who} confirmed that it is on LinkedIn.`,
  user_publishes_again: publishNow,
  user_denies_duplicate: (who) => `${who} looked once more and did not find it on LinkedIn.`,
};

function publishNow(who: string): string {
  return `${who} asked to publish it now.`;
}

const BY_SYSTEM: Partial<Record<ListedEvent, { kind: TimelineKind; words: Wording }>> = {
  claim: { kind: 'work', words: () => 'Prepared it for LinkedIn.' },
  release: {
    kind: 'trouble',
    words: (event) => outcomeOf(event) ?? 'It could not be prepared. Nothing was sent; we try again.',
  },
  cancel: { kind: 'work', words: () => 'Cancelled. Nothing was sent.' },
  lease_expired: {
    kind: 'trouble',
    words: ({ from_state }) =>
      from_state === 'sending'
        ? outcomeText('worker_lost').sentence
        : 'The work on it was interrupted. Nothing was sent; we try again.',
  },
  refused: {
    kind: 'trouble',
    words: (event) => mediaOutcomeOf(event) ?? 'The text could not be posted as it is. Nothing was sent.',
  },
  auth_lost: {
    kind: 'trouble',
    words: () => 'There was no connection to LinkedIn that may post. Nothing was sent.',
  },
  settled: { kind: 'work', words: () => 'Looked for proof that it arrived.' },
  evidence_found: { kind: 'success', words: () => 'Found proof that it is on LinkedIn.' },
  no_evidence: { kind: 'trouble', words: () => 'Found no proof either way, so it needs an answer.' },
  proven_absent: {
    kind: 'work',
    words: () => 'Made sure that it is not on LinkedIn. It waits to be sent again.',
  },
  reconnected: { kind: 'work', words: () => 'LinkedIn is connected again. It waits for its turn.' },
  data_restored: { kind: 'trouble', words: () => outcomeText('data_restored').sentence },
  held: {
    kind: 'trouble',
    words: () => 'Drumbeat’s data was put back from a backup. It waits for a look before it goes out.',
  },
  sending_resumed: {
    kind: 'work',
    words: () => 'Sending, which was paused, goes on. It waits for its turn.',
  },
  grace_passed: {
    kind: 'trouble',
    words: () => `${GRACE_MINUTES} minutes after its time it had not gone out. Nothing was posted.`,
  },
};

/** The timeline of one publication as text, oldest first: its audit with its attempts. */
export function publicationTimeline(
  events: readonly TimelineEvent[],
  attempts: readonly TimelineAttempt[],
  reader: TimelineReader,
): TimelineEntry[] {
  const entries = [
    ...events.flatMap((event, index) => eventEntry(event, chosenBy(events, index), reader) ?? []),
    ...attempts.flatMap(attemptEntries),
  ];
  // Array sorting is stable: what happened in the same instant keeps its order.
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function eventEntry(event: TimelineEvent, clock: ChosenClock, reader: TimelineReader): TimelineEntry | null {
  const { at, from_state } = event;
  const name = event.event as ListedEvent;
  if (TOLD_BY_ATTEMPTS.some((told) => told === name)) return null;
  if (from_state === 'sending' && (name === 'refused' || name === 'auth_lost')) return null;
  // A claimed publication belongs to its worker, which carries out the user's cancellation.
  const byUser = name === 'cancel' && from_state === 'claimed' ? undefined : BY_USER[name];
  if (byUser) return { at, kind: 'user', words: byUser(reader === 'owner' ? 'You' : 'The user', clock) };
  const bySystem = BY_SYSTEM[name];
  return bySystem ? { at, kind: bySystem.kind, words: bySystem.words(event) } : null;
}

function attemptEntries({ number, sending_at, responded_at, outcome }: TimelineAttempt): TimelineEntry[] {
  const sent: TimelineEntry = { at: sending_at, kind: 'work', words: `Attempt ${number}: sent to LinkedIn.` };
  // A lost sender's end is taken from the audit: its time is unknown.
  if (outcome === null || responded_at === null) return [sent];
  const words = `Attempt ${number}: ${outcomeText(outcome).sentence}`;
  return [sent, { at: responded_at, kind: SUCCESSES.includes(outcome) ? 'success' : 'trouble', words }];
}

const SUCCESSES: readonly OutcomeCode[] = ['published', 'published_without_id'];

/** The text of a post is refused before it is sent, its images and documents while they are uploaded. */
function mediaOutcomeOf(event: TimelineEvent): string | null {
  const outcome = event.details?.outcome;
  return outcome === 'media_refused' || outcome === 'media_missing' ? outcomeOf(event) : null;
}

function outcomeOf({ details }: TimelineEvent): string | null {
  const outcome = details?.outcome;
  return isOutcomeCode(outcome) ? outcomeText(outcome).sentence : null;
}

/**
 * The time that held when an event came: ' for Fri, Nov 20, 2026 at 6:00 AM (Berlin time)'; empty where the audit does not
 * hold it. A chosen time is minutes ahead, so the minute of the choice itself means "now".
 */
function chosenBy(events: readonly TimelineEvent[], index: number): ChosenClock {
  const chosen = events.slice(0, index + 1).findLast(({ details }) => typeof details?.date === 'string');
  const { date, time, zone } = chosen?.details ?? {};
  const at = events[index]?.at;
  if (!at || typeof date !== 'string' || typeof time !== 'string' || typeof zone !== 'string') {
    return { words: '', isNow: false, isDue: false };
  }
  const clock: WallClock = { date, time };
  const then = wallClockAt(at, zone);
  return {
    words: ` for ${wallClockLabel(clock, zone)}`,
    isNow: then.date === date && then.time === time,
    isDue: `${then.date} ${then.time}` >= `${date} ${time}`,
  };
}
