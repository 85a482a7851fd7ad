/** SQL, true of a post that is out and counts: it is neither hidden nor in the bin. Partial indexes have the same words. @param post alias of `posts` */
export const isOut = (post: string): string =>
  `${post}.status = 'used' and not ${post}.is_hidden and ${post}.deleted_at is null`;

/** SQL, true of those that were part of a plan, which training posts were not (DASHBOARD-1, TRAINING-7). @param post alias of `posts` */
export const isOwnOut = (post: string): string => `${isOut(post)} and ${post}.source_type <> 'training'`;
