import { NOTICE_PUSH_HOURS } from '@drumbeat/domain';
import { retryAfterSeconds } from '../../../platform/clock/retry-after.js';

/** What became of one call of a push service. */
export type PushOutcome =
  | { readonly kind: 'taken' }
  /** The browser gave its subscription back, or its user took the permission. */
  | { readonly kind: 'gone' }
  /** The same again would be refused again. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'later'; readonly retryAfterSeconds: number | null; readonly status: number | null };

/** @param status null without an answer @param retryAfter seconds, or a day and an hour */
export function pushOutcome(status: number | null, retryAfter: string | null, now: Date): PushOutcome {
  if (status === null || status === 408 || status === 429 || status >= 500) {
    return { kind: 'later', status, retryAfterSeconds: retryAfterSeconds(retryAfter, { now }) ?? null };
  }
  if (status >= 200 && status < 300) return { kind: 'taken' };
  return status === 404 || status === 410 ? { kind: 'gone' } : { kind: 'refused', status };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BACK_OFF_MS = HOUR_MS;

/** When what the notice tells is over. */
export const pushEnds = (noticedAt: Date): Date =>
  new Date(noticedAt.getTime() + NOTICE_PUSH_HOURS * HOUR_MS);

interface PushAttempt {
  /** Made so far, this one included. */
  readonly attempts: number;
  readonly noticedAt: Date;
  readonly now: Date;
  readonly retryAfterSeconds: number | null;
}

/** When a message is tried again: after 1, 2, 4 … minutes, an hour at most, and not before its service says; null once it would be over. */
export function pushRetryAt({ attempts, noticedAt, now, retryAfterSeconds }: PushAttempt): Date | null {
  const backOff = Math.min(BACK_OFF_MS, MINUTE_MS * 2 ** (Math.max(1, attempts) - 1));
  const again = new Date(now.getTime() + Math.max(backOff, (retryAfterSeconds ?? 0) * 1_000));
  return again < pushEnds(noticedAt) ? again : null;
}
