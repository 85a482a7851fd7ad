/** SQL, true of a post that is out and counts: it is neither hidden nor in the bin. Partial indexes have the same words. @param post alias of `posts` */
export const isOut = (post: string): string =>
  `${post}.status = 'used' and not ${post}.is_hidden and ${post}.deleted_at is null`;

/** SQL, true of those that were part of a plan, which training posts were not (DASHBOARD-1, TRAINING-7). @param post alias of `posts` */
export const isOwnOut = (post: string): string => `${isOut(post)} and ${post}.source_type <> 'training'`;

/** SQL, true of what its user wrote and stands by: posts that are out, and training posts; neither hidden nor archived nor in the bin. @param post alias of `posts` */
export const isOwnText = (post: string): string =>
  `not ${post}.is_hidden and ${post}.deleted_at is null and ${post}.status <> 'archived'
     and (${post}.source_type = 'training' or ${post}.status = 'used')`;

/** SQL, an order: a post by the day it went out, one that never did by the day it came in. @param post alias of `posts` */
export const newestFirst = (post: string): string =>
  `coalesce(${post}.posted_at, ${post}.created_at) desc, ${post}.id desc`;
