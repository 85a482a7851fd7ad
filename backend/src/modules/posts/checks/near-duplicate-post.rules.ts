/**
 * From this similarity of the whole texts on (0 to 1, the share of trigrams that both have), two posts count as the
 * same. Measured on pairs judged by people (post-check.medium-spec.ts): a post with a new first line, another number
 * or a sentence less has 0.7 and more, another post about the same subject in the same voice at most 0.45. Higher
 * than for prompts (SAME_ANGLE_FROM): the longer two texts are, the more common syllables they share by chance.
 */
export const SAME_POST_FROM = 0.6;

/** Below this many characters a text is a line, and any two lines of thanks look alike. */
export const COMPARED_POST_MIN = 40;

/** The user's newest posts that a text is compared with: about two years of three a week. */
export const COMPARED_POSTS = 300;

/** A post this many times longer or shorter counts as another one, even with the same words. */
export const SAME_POST_LENGTH_RATIO = 2.5;
