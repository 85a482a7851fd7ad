import { retryAfterSeconds } from '../clock/retry-after.js';

/** To be tried again. The status is null without an answer. */
interface LaterOutcome {
  readonly kind: 'later';
  readonly status: number | null;
  /** What the service asks for; null where it asks for nothing. */
  readonly retryAfterSeconds: number | null;
}

/** What became of one call that hands something to an outside service. */
export type CallOutcome =
  | { readonly kind: 'taken' }
  /** The same again would be refused again. */
  | { readonly kind: 'refused'; readonly status: number }
  | LaterOutcome;

/** @param retryAfter seconds, or a day and an hour */
export const laterOutcome = (status: number | null, retryAfter: string | null, now: Date): LaterOutcome => ({
  kind: 'later',
  status,
  retryAfterSeconds: retryAfterSeconds(retryAfter, { now }) ?? null,
});
