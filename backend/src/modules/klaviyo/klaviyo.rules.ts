import { doublingPauseMs, MINUTE_MS } from '@drumbeat/domain';
import { laterOutcome, type CallOutcome } from '../../platform/outgoing-channels/call-outcome.js';

/** The steps that the marketing service is told of, by their names there. */
export const KLAVIYO_EVENTS = ['Started Signup', 'Completed Onboarding', 'Subscription Started'] as const;
export type KlaviyoEventName = (typeof KLAVIYO_EVENTS)[number];

/** Every event says of which product it is. */
export const KLAVIYO_PRODUCT = 'content_mvp';

/** Statuses of an event that itself is wrong. */
const EVENTS_FAULT: readonly number[] = [400, 413, 415, 422];

/**
 * @param status null without an answer; what was taken then is dropped when it comes again (KLAVIYO-2)
 * @param retryAfter seconds, or a day and an hour
 */
export function klaviyoOutcome(status: number | null, retryAfter: string | null, now: Date): CallOutcome {
  if (status === 202) return { kind: 'taken' };
  // A wrong key, a revision that is gone, a limit: ours or theirs to fix, and the event is as good afterwards.
  if (status !== null && EVENTS_FAULT.includes(status)) return { kind: 'refused', status };
  return laterOutcome(status, retryAfter, now);
}

const BACK_OFF = { firstMs: MINUTE_MS, longestMs: 6 * 60 * MINUTE_MS };
/** After so long a step is no news any more. */
const NEWS_FOR_MS = 3 * 24 * 60 * MINUTE_MS;

export function isStaleNews(happenedAt: Date, now: Date): boolean {
  return now.getTime() - happenedAt.getTime() > NEWS_FOR_MS;
}

interface KlaviyoAttempt {
  /** Made so far, this one included. */
  readonly attempts: number;
  readonly happenedAt: Date;
  readonly now: Date;
  readonly retryAfterSeconds: number | null;
}

/** When an event is tried again: after 1, 2, 4 … minutes, 6 hours at most, and not before Klaviyo says; null once it would be stale. */
export function klaviyoRetryAt({
  attempts,
  happenedAt,
  now,
  retryAfterSeconds,
}: KlaviyoAttempt): Date | null {
  const wait = Math.min(
    Math.max(doublingPauseMs(attempts, BACK_OFF), (retryAfterSeconds ?? 0) * 1_000),
    NEWS_FOR_MS,
  );
  const again = new Date(now.getTime() + wait);
  return isStaleNews(happenedAt, again) ? null : again;
}
