/** SQL, true of the posts `post` that were made from a prompt; the index ix_posts_source finds them. @param prompt alias of `content_prompts` */
export const madeFrom = (prompt: string): string =>
  `post.user_id = ${prompt}.user_id and post.source_type = 'prompt' and post.source_id = ${prompt}.id::text and post.deleted_at is null`;

/** SQL, true of a prompt that staff have yet to read, or approved and have not pushed; the index ix_content_prompts_in_review has the same words. @param prompt alias of `content_prompts` */
export const isInReview = (prompt: string): string =>
  `${prompt}.is_held and ${prompt}.review in ('to_read', 'approved')`;

/** SQL, true of a prompt that waits to be used: it is new, no post was begun from it, and staff do not hold it back. */
export const isUnused = (prompt: string): string =>
  `${prompt}.status = 'new' and not ${prompt}.is_held and not exists (select from posts post where ${madeFrom(prompt)})`;
