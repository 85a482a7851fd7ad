import { ApiError } from '@drumbeat/api-client';
import type { Post } from '../../entities/types';
import { isDeleted } from '../../lib/http/refusals';
import { isRefused } from '../../entities/session/is-refused';
import type { LocalDraft } from '../../entities/posts/local-draft';
import { newerPost } from '../../entities/posts/stale-post';

/** Save state of an open post's text. */
export type SaveState =
  | { kind: 'saved' }
  /** Begun on this device, without any text to send. */
  | { kind: 'new' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  /** The server temporarily cannot save it: it is sent again. */
  | { kind: 'late' }
  /** Deleted elsewhere, with or without text that is on this device only. */
  | { kind: 'deleted'; isUnsaved: boolean }
  | { kind: 'conflict'; theirs: Post }
  | { kind: 'refused'; edit: LocalDraft; reason: string }
  /** Not sent: the server would refuse it. */
  | { kind: 'too-long'; reason: string };

/** Effect of a failed save on the text. */
export type Trouble =
  | Extract<SaveState, { kind: 'conflict' | 'refused' }>
  /** Attempts in a row without a response or temporarily refused; with the server's Retry-After, if any. */
  | { kind: 'offline' | 'late'; failures: number; notBeforeMs: number };

/** The same text is sent again. */
export type Waiting = Extract<Trouble, { failures: number }>;

export const isWaiting = (trouble: Trouble | null): trouble is Waiting =>
  trouble?.kind === 'offline' || trouble?.kind === 'late';

export const oneMoreFailure = (last: Trouble | null, found: Waiting): Trouble =>
  isWaiting(last) ? { ...found, failures: last.failures + 1 } : found;

export function troubleOf(error: unknown, edit: LocalDraft): Trouble {
  const theirs = newerPost(error);
  if (theirs) return { kind: 'conflict', theirs };
  // A deleted post may be taken back, and its page says what it is.
  if (isRefused(error) && !isDeleted(error)) return { kind: 'refused', edit, reason: error.message };
  const answer = error instanceof ApiError && error.status > 0 ? error : null;
  return {
    kind: answer === null ? 'offline' : 'late',
    failures: 1,
    notBeforeMs: (answer?.retryAfterSeconds ?? 0) * 1000,
  };
}
