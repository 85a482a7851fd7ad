/** Number of training posts for a reliable voice; the card asks for posts until then (TRAINING-8). */
export const RECOMMENDED_TRAINING_POSTS = 5;

/** Longest training post that is taken, in UTF-16 units: several times what LinkedIn takes, so that an article fits as well. */
export const TRAINING_POST_MAX = 20_000;

/** Above this many characters the dialog warns, and saves all the same (TRAINING-3). */
export const VERY_LONG_ABOVE = 3000;
