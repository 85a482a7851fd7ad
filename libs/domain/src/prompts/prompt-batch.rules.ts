/** How far a worker is with an order of prompts, or with one prompt that is written again. */
export type BatchStatus = 'queued' | 'writing' | 'done' | 'failed';

/** True from the order on until its prompts are written, or could not be. */
export const isBeingWritten = (status: BatchStatus | null | undefined): boolean =>
  status === 'queued' || status === 'writing';

/** What staff decide of a prompt before its user sees it; `to_read` while they have not. */
export const REVIEW_DECISIONS = ['to_read', 'approved', 'left_out'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** The usual reasons for leaving a prompt out; staff may type another one. The next batch learns from either. */
export const LEAVE_OUT_REASONS = [
  'Does not sound like them',
  'Too general: anybody could write it',
  'They have said this already',
  'Not for the people they want to reach',
  'Wrong facts, or too private',
] as const;
