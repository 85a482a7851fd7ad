import { DAY_MS } from '@drumbeat/domain';

/** How long a deleted post can be restored; afterwards it is deleted permanently. */
export const DELETED_POST_DAYS = 7;

/** Posts deleted before this instant cannot be restored at `now`. */
export function deletedForGoodBefore(now: Date): Date {
  return new Date(now.getTime() - DELETED_POST_DAYS * DAY_MS);
}
