import { DAY_MS, MINUTE_MS } from '../time/durations.js';
import { doublingPauseMs } from '../time/doubling-pause.js';
import { PUBLISHING } from './publication.constants.js';

/** Class A: 5 s, 10 s, 20 s, … */
const NOT_SENT = {
  firstMs: 5_000,
  /** Within a grace of 30 minutes a longer one would let LinkedIn's return go unnoticed. */
  longestMs: 5 * MINUTE_MS,
};
/** Up to half a pause more, so that posts that failed together do not return together. */
const NOT_SENT_JITTER = 0.5;

/** Class B: LinkedIn sends no Retry-After (LINKEDIN-19), so the pauses are ours. */
const RATE_LIMIT_PAUSES_MS: readonly number[] = [1 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** After the reset, accounts resume spread over this time. */
const RESET_SPREAD_MS = 5 * MINUTE_MS;

/**
 * Pause before the next attempt after a call that was certainly not sent: 5 s × 2ⁿ plus jitter.
 * `failures` counts from 1; `jitter` is a random number, 0 ≤ jitter < 1, passed in so that tests can choose it.
 */
export function notSentDelayMs(failures: number, jitter: number): number {
  return Math.round(doublingPauseMs(failures, NOT_SENT) * (1 + NOT_SENT_JITTER * jitter));
}

/**
 * Time of the next attempt after a 429: after 1, 5, then 15 minutes, then at LinkedIn's daily reset, 00:00 UTC. A time beyond the
 * grace means that the post will be missed and the user asked; the reset is still the time to suggest then.
 */
export function rateLimitRetryAt(input: { failures: number; now: Date; jitter: number }): {
  retryAt: Date;
  untilReset: boolean;
} {
  const nowMs = input.now.getTime();
  const pause = RATE_LIMIT_PAUSES_MS[Math.max(0, input.failures - 1)];
  if (pause !== undefined) return { retryAt: new Date(nowMs + pause), untilReset: false };
  const nextMidnightUtc = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
  return {
    retryAt: new Date(nextMidnightUtc + Math.round(RESET_SPREAD_MS * input.jitter)),
    untilReset: true,
  };
}

/** True once a post may no longer be published automatically; at exactly the grace it still may. */
export function isPastGrace(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > PUBLISHING.graceMs;
}

/** Whole minutes after the due time, 0 when punctual: a post is said to be late from the first full minute on. */
export function minutesLate(dueAt: Date, at: Date): number {
  return Math.max(0, Math.floor((at.getTime() - dueAt.getTime()) / MINUTE_MS));
}
