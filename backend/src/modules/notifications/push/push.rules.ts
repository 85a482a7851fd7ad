import { doublingPauseMs, HOUR_MS, MINUTE_MS, NOTICE_PUSH_HOURS } from '@drumbeat/domain';
import { laterOutcome, type CallOutcome } from '../../../platform/outgoing-channels/call-outcome.js';

/** What became of one call of a push service. */
export type PushOutcome =
  | CallOutcome
  /** The browser gave its subscription back, or its user took the permission. */
  | { readonly kind: 'gone' };

/** @param status null without an answer @param retryAfter seconds, or a day and an hour */
export function pushOutcome(status: number | null, retryAfter: string | null, now: Date): PushOutcome {
  if (status === null || status === 408 || status === 429 || status >= 500) {
    return laterOutcome(status, retryAfter, now);
  }
  if (status >= 200 && status < 300) return { kind: 'taken' };
  return status === 404 || status === 410 ? { kind: 'gone' } : { kind: 'refused', status };
}

const BACK_OFF = { firstMs: MINUTE_MS, longestMs: HOUR_MS };

/** When what the notice tells is over. */
export const pushEnds = (noticedAt: Date): Date =>
  new Date(noticedAt.getTime() + NOTICE_PUSH_HOURS * HOUR_MS);

interface PushFailure {
  /** Of the device in a row, this one included. */
  readonly failures: number;
  readonly now: Date;
  readonly retryAfterSeconds: number | null;
}

/** When a device is tried again: after 1, 2, 4 … minutes, an hour at most, and not before its service says, a day at most. */
export function pushRetryAt({ failures, now, retryAfterSeconds }: PushFailure): Date {
  const asked = Math.min(NOTICE_PUSH_HOURS * HOUR_MS, (retryAfterSeconds ?? 0) * 1_000);
  return new Date(now.getTime() + Math.max(doublingPauseMs(failures, BACK_OFF), asked));
}
