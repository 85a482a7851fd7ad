/** Lengths in characters, and counts. */
export const FEEDBACK_LIMITS = {
  /** Each of the two free texts. */
  text: 2_000,
  /** What staff reply. */
  reply: 500,
  title: 200,
  /** `contextInfo.content_preview` (FEEDBACK-6). */
  preview: 200,
  /** Items of one batch read: a page of cards. */
  batch: 100,
} as const;

/** Stars (FEEDBACK-1); 0 means none. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const NO_RATING = 0;
