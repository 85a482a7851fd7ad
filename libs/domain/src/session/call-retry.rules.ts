import { SESSION_SETTINGS } from './session.settings.js';

/** What a call does, as far as sending it twice matters (SESSION-6). */
export type CallKind = 'read' | 'session-refresh' | 'versioned-autosave' | 'write';

/**
 * The pauses before the further tries of a call that got no answer, in milliseconds (SESSION-6). A refresh and a versioned
 * save can be repeated: the server answers the second like the first. Any other write is sent once.
 */
export function retryDelaysMs(kind: CallKind): readonly number[] {
  return kind === 'write' ? [] : SESSION_SETTINGS.retryDelaysMs.slice(0, SESSION_SETTINGS.maxRetries);
}

/** The pause after the given number of failures in a row; null when it is time to give up. */
export function retryDelayMs(kind: CallKind, failures: number): number | null {
  return retryDelaysMs(kind)[failures - 1] ?? null;
}

/** A longer wait is no wait any more: the user is told instead. */
const LONGEST_WAIT_SECONDS = 10;
const MAX_THROTTLED_TRIES = 2;

/**
 * The pause in milliseconds before a read is tried again that was one too many (429): as long as the server says, twice at most
 * (SESSION-6). Null to give up: it says nothing, or asks for more patience than a reader has.
 */
export function throttledDelayMs(retryAfterSeconds: number | undefined, refusals: number): number | null {
  if (retryAfterSeconds === undefined || refusals > MAX_THROTTLED_TRIES) return null;
  return retryAfterSeconds > LONGEST_WAIT_SECONDS ? null : Math.max(0, retryAfterSeconds) * 1000;
}
