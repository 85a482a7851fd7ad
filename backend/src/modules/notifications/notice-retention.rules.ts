/**
 * How long a notice is kept, read or not. It says that something happened; what came of it stands with the post, and what still
 * waits for its user stands in the posts' inbox however old it is. Half a year outlasts a season away, and it has to outlast
 * every occasion that could come round again: a notice that is still there is what keeps it from being told twice.
 */
export const NOTICE_DAYS = 180;

/** Notices made before this instant are removed at `now`. */
export function noticesRemovedBefore(now: Date): Date {
  return new Date(now.getTime() - NOTICE_DAYS * 86_400_000);
}
