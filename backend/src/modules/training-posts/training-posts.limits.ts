/** Number returned unless all are requested. */
export const TRAINING_POSTS_NEWEST = 50;
export const TRAINING_URL_MAX = 2_000;
