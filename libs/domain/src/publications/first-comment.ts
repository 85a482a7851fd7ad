import { missingScopes } from '../linkedin/scopes.js';
import { isMissingScopeError, parseLinkedInError } from './linkedin-error.js';
import type { SendResult } from './outcome.rules.js';

/** Longest comment that LinkedIn takes, in UTF-16 units. Comments are plain text, not little text (LINKEDIN-13). */
export const FIRST_COMMENT_MAX = 1_250;

/** Commenting is a permission of its own that LinkedIn grants only after a review (LINKEDIN-14). */
export const COMMENT_SCOPE = 'w_member_social_feed';

/**
 * `waiting` until it was tried; `posted` when LinkedIn confirmed it; `copy` when the user adds it; `failed` when LinkedIn
 * refused it for certain.
 */
export type FirstCommentState = 'waiting' | 'posted' | 'copy' | 'failed';

/** Reason of a first comment's state, as a stable code for rows and logs. */
export type FirstCommentReason =
  | 'waiting'
  | 'posted'
  | 'not_granted'
  | 'post_unknown'
  | 'not_connected'
  | 'not_reachable'
  | 'rate_limited'
  | 'refused'
  | 'unclear';

const TEXTS: Readonly<Record<FirstCommentReason, string>> = {
  waiting: 'Your first comment follows in a moment.',
  posted: 'Your first comment stands under the post.',
  not_granted:
    'LinkedIn does not let Drumbeat comment for this account. Copy your first comment and add it under the post.',
  post_unknown:
    'LinkedIn gave no link to the post, so Drumbeat cannot comment on it. Copy your first comment and add it under the post.',
  not_connected: 'The connection to LinkedIn has ended. Copy your first comment and add it under the post.',
  not_reachable: 'LinkedIn could not be reached. Copy your first comment and add it under the post.',
  rate_limited:
    'LinkedIn takes nothing more from this account for the moment. Copy your first comment and add it under the post.',
  refused: 'LinkedIn refused the first comment. Copy it and add it under the post yourself.',
  unclear:
    'LinkedIn did not confirm the first comment. Look under the post; if it is not there, copy it and add it.',
};

/** The state of a first comment, as text for the user. */
export function firstCommentWords(reason: FirstCommentReason): string {
  return TEXTS[reason];
}

/** True when the granted scopes allow comments. */
export function mayComment(granted: readonly string[]): boolean {
  return missingScopes(granted, [COMMENT_SCOPE]).length === 0;
}

/** The notice to a user who adds the comment themselves. */
export const FIRST_COMMENT_NOTICE = 'Your post is out. Add your first comment';

const ACTUAL_THREAD = /the actual threadUrn:\s*(urn:li:(?:share|ugcPost|activity):\d+)/u;

/**
 * The right URN for a comment that LinkedIn refused under another URN of the same post; null for every other
 * response. Nothing was made, so it may be retried there.
 */
export function actualThreadUrn(result: SendResult): string | null {
  if (result.kind !== 'response' || result.status !== 400) return null;
  return ACTUAL_THREAD.exec(parseLinkedInError(result.body).message)?.[1] ?? null;
}

/** The result of one call for a comment; null when nothing was sent, so that it may be retried. */
export function firstCommentOutcome(
  result: SendResult,
): { readonly state: Exclude<FirstCommentState, 'waiting'>; readonly reason: FirstCommentReason } | null {
  if (result.kind === 'not_sent') return null;
  if (result.kind === 'unknown') return { state: 'copy', reason: 'unclear' };
  const { status } = result;
  if (status >= 200 && status < 300) {
    // A proxy's page with status 200 confirms nothing: LinkedIn returns 201.
    return status === 201 ? { state: 'posted', reason: 'posted' } : { state: 'copy', reason: 'unclear' };
  }
  if (status === 429) return { state: 'copy', reason: 'rate_limited' };
  if (status === 401) return { state: 'copy', reason: 'not_connected' };
  if (status === 403 && isMissingScopeError(parseLinkedInError(result.body))) {
    return { state: 'copy', reason: 'not_granted' };
  }
  if (status >= 400 && status < 500 && status !== 408) return { state: 'failed', reason: 'refused' };
  return { state: 'copy', reason: 'unclear' };
}
