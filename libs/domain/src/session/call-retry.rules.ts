import { SESSION_SETTINGS } from './session.settings.js';

/** The kind of a call with regard to repetition (SESSION-6). */
export type CallKind = 'read' | 'session-refresh' | 'versioned-autosave' | 'write';

/**
 * The pauses before the retries of a call without a response, in milliseconds (SESSION-6). A refresh and a versioned
 * save can be repeated: the server handles the second like the first. Any other write is sent once.
 */
export function retryDelaysMs(kind: CallKind): readonly number[] {
  return kind === 'write' ? [] : SESSION_SETTINGS.retryDelaysMs.slice(0, SESSION_SETTINGS.maxRetries);
}

/** The pause after the given number of failures in a row; null when it is time to give up. */
export function retryDelayMs(kind: CallKind, failures: number): number | null {
  return retryDelaysMs(kind)[failures - 1] ?? null;
}

/** Instead of a longer wait the user gets an error. */
const LONGEST_WAIT_SECONDS = 10;
const MAX_THROTTLED_TRIES = 2;

/**
 * The pause in milliseconds before a throttled read (429) is retried: as long as the server says, twice at most
 * (SESSION-6). Null to give up: no or too long a Retry-After.
 */
export function throttledDelayMs(retryAfterSeconds: number | undefined, refusals: number): number | null {
  if (retryAfterSeconds === undefined || refusals > MAX_THROTTLED_TRIES) return null;
  return retryAfterSeconds > LONGEST_WAIT_SECONDS ? null : Math.max(0, retryAfterSeconds) * 1000;
}
