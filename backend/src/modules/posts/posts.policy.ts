import {
  IN_PROGRESS_STATES,
  nextPostStatus,
  type PostStatus,
  type PublicationState,
  type TextFinding,
  differingStretch,
} from '@drumbeat/domain';

/** The data of a post that decides whether it may be changed. */
export interface PostStanding {
  readonly status: PostStatus;
  readonly posted_at: Date | null;
  readonly source_type: string;
  readonly publication_state: PublicationState | null;
}

export type Refusal = 'in_progress' | 'awaits_answer' | 'scheduled' | 'posted' | 'archived' | 'not_archived';

/** States in which the worker still means to publish it, by itself. */
const WAITING_STATES: readonly PublicationState[] = ['scheduled', 'claimed', 'blocked_auth'];

/** Text and plan of a post: frozen while its delivery is in progress or unclear. */
export function refusalToEdit(post: PostStanding): Refusal | null {
  return refusalInProgress(post);
}

/** Rewriting by a writer: only for unpublished posts. */
export function refusalToRewrite(post: PostStanding): Refusal | null {
  if (post.status === 'archived') return 'archived';
  if (post.status === 'used') return 'posted';
  return refusalToEdit(post);
}

/** Deleting and archiving: never while the worker may still send it. */
export function refusalToRemove(post: PostStanding): Refusal | null {
  const inProgress = refusalInProgress(post);
  if (inProgress !== null) return inProgress;
  const { status, publication_state: state } = post;
  return status === 'draft' && state !== null && WAITING_STATES.includes(state) ? 'scheduled' : null;
}

/** True where the post got a time since: what its user saw then is what is to go out. */
export function wasScheduledSince(before: PostStanding, now: PostStanding): boolean {
  const waits = ({ publication_state: state }: PostStanding) =>
    state !== null && WAITING_STATES.includes(state);
  return waits(now) && !waits(before);
}

/**
 * The findings of a text that was being written, without those that were settled in the meantime: the author vouched for the words that
 * the post had as `before` when the writing began, and no longer has `now`.
 */
export function withoutSettled(
  found: readonly TextFinding[],
  before: readonly TextFinding[],
  now: readonly TextFinding[],
): TextFinding[] {
  const words = (findings: readonly TextFinding[]) => new Set(findings.map(({ quotation }) => quotation));
  const [had, has] = [words(before), words(now)];
  return found.filter(({ quotation }) => !had.has(quotation) || has.has(quotation));
}

/** The status after archiving or taking out of the archive, or why that is not possible. */
export function changedStatus(
  post: PostStanding,
  wanted: 'archived' | 'draft',
): { status: PostStatus; refusal: null } | { status: null; refusal: Refusal } {
  if (wanted === 'archived') {
    const refusal = refusalToRemove(post);
    if (refusal !== null) return { status: null, refusal };
  }
  const status = nextPostStatus(post, wanted === 'archived' ? 'archive' : 'unarchive');
  if (status !== null) return { status, refusal: null };
  // Asking for what is already so changes nothing.
  if (post.status === wanted) return { status: post.status, refusal: null };
  return { status: null, refusal: 'not_archived' };
}

function refusalInProgress({ publication_state: state }: PostStanding): Refusal | null {
  if (state === 'needs_user') return 'awaits_answer';
  return state !== null && IN_PROGRESS_STATES.includes(state) ? 'in_progress' : null;
}

/** A text that is being written is kept as a version once in this time (milliseconds), not at each autosave. */
export const REPLACED_TEXT_PAUSE_MS = 10 * 60_000;

/** About a sentence. Who deletes that much at once may want it back; less is retyped sooner than looked for. */
const MUCH = 100;

/**
 * True when an edit removes more than about a sentence: the part between the common beginning and the common end of
 * both texts. Counted in UTF-16 units of the text before.
 */
export function removesMuch(before: string, after: string): boolean {
  const { start, beforeEnd } = differingStretch(before, after);
  return beforeEnd - start > MUCH;
}
