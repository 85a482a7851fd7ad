/** Sizes of the voice interview. Lengths in characters. */
export const INTERVIEW_LIMITS = {
  /** A story takes two minutes to tell, and a pasted post is as long as LinkedIn takes them. */
  text: 5_000,
  /** Why a post is disliked, or what somebody would write instead. */
  more: 2_000,
  choice: 40,
} as const;

/**
 * What an answer of the interview weighs in an analysis beside a post (1): it was said for us, in a few minutes, and to nobody who
 * reads. Two of them count as one post where posts are counted (VOICE-10).
 */
export const INTERVIEW_TEXT_WEIGHT = 0.5;
