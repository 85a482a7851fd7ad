/**
 * How long a notice is kept, read or not. It reports an event; the result is shown with the post, and open decisions
 * stay in the posts' inbox whatever their age. Half a year outlasts a long absence, and it has to outlast every
 * occasion that could recur: an existing notice prevents a second one.
 */
export const NOTICE_DAYS = 180;

/** Notices made before this instant are removed at `now`. */
export function noticesRemovedBefore(now: Date): Date {
  return new Date(now.getTime() - NOTICE_DAYS * 86_400_000);
}
