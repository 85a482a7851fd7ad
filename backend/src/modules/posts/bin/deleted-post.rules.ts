/** How long a deleted post can be taken back; afterwards it is gone for good. */
export const DELETED_POST_DAYS = 7;

/** What was deleted before this instant cannot be taken back at `now`. */
export function deletedForGoodBefore(now: Date): Date {
  return new Date(now.getTime() - DELETED_POST_DAYS * 86_400_000);
}
