/** Fewer posts of an author show no habit. */
export const HABIT_POSTS_MIN = 3;
