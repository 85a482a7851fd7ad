import type { ClockTime } from '../time/clock-time.js';
import type { PlainDate } from '../time/plain-date.js';
import { wallClockAt } from '../time/wall-clock.js';
import type { OutcomeCode } from './outcome.texts.js';
import type { PublicationFacts } from './publication-text.rules.js';
import type { PublicationState } from './publication.machine.js';
import { minutesLate } from './retry.rules.js';

/** A publication as stored in the ledger. */
export interface KeptPublication {
  readonly state: PublicationState;
  readonly due_at: Date;
  /** The chosen local time, in `time_zone`. */
  readonly local_date: PlainDate;
  readonly local_time: ClockTime;
  /** IANA name. */
  readonly time_zone: string;
  readonly cancel_requested: boolean;
  readonly is_held: boolean;
  /** For a held one: true when no record shows whether it was sent early. */
  readonly may_have_gone_out: boolean;
  readonly sending_paused_at: Date | null;
  readonly outcome: OutcomeCode | null;
  readonly urn: string | null;
  readonly linkedin_url: string | null;
  readonly published_at: Date | null;
  readonly next_try_at: Date | null;
  readonly shows_media: boolean;
}

/** Time of the next attempt of a waiting publication that was tried; null for all others. */
export function nextTryAt({
  state,
  outcome,
  next_try_at,
}: Pick<KeptPublication, 'state' | 'outcome' | 'next_try_at'>): Date | null {
  return state === 'scheduled' && outcome !== null ? next_try_at : null;
}

/** The facts for its texts, at `now`. */
export function publicationFacts(publication: KeptPublication, now: Date): PublicationFacts {
  const zone = publication.time_zone;
  const clockOf = (instant: Date | null) => instant && wallClockAt(instant, zone);
  return {
    clock: { date: publication.local_date, time: publication.local_time },
    zone,
    cancelRequested: publication.cancel_requested,
    isHeld: publication.is_held,
    mayHaveGoneOut: publication.may_have_gone_out,
    pausedSince: clockOf(publication.sending_paused_at),
    outcome: publication.outcome,
    urn: publication.urn,
    linkedinUrl: publication.linkedin_url,
    isDue: publication.due_at <= now,
    minutesLate: minutesLate(publication.due_at, publication.published_at ?? now),
    nextTry: clockOf(nextTryAt(publication)),
    showsMedia: publication.shows_media,
  };
}
