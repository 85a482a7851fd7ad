import { ApiError } from '@drumbeat/api-client';
import type { Post } from '../../entities/types';
import { isDeleted } from '../../lib/is-deleted';
import { isRefused } from '../../entities/posts/is-refused';
import type { LocalDraft } from '../../entities/posts/local-draft';
import { newerPost } from '../../entities/posts/stale-post';

/** Where the text of an open post is. */
export type SaveState =
  | { kind: 'saved' }
  /** Begun here, and nothing of it written that could be sent. */
  | { kind: 'new' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  /** The server answers and cannot take it now: it is sent again. */
  | { kind: 'late' }
  /** Deleted somewhere else; with words that are on this device alone, or without. */
  | { kind: 'deleted'; isUnsaved: boolean }
  | { kind: 'conflict'; theirs: Post }
  | { kind: 'refused'; edit: LocalDraft; reason: string }
  /** Not sent: the server would not take it. */
  | { kind: 'too-long'; reason: string };

/** What a save that failed means for the text, by itself. */
export type Trouble =
  | Extract<SaveState, { kind: 'conflict' | 'refused' }>
  /** Tries in a row that nobody answered, or that the server did not take; it asked for a pause this long, or for none. */
  | { kind: 'offline' | 'late'; failures: number; notBeforeMs: number };

/** The same words are sent again. */
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
