/** What posts that are out can be ordered by. */
export const PUBLISHED_POST_SORTS = [
  'posted_at',
  'impressions',
  'likes',
  'comments',
  'shares',
  'engagement_rate',
] as const;
export type PublishedPostSort = (typeof PUBLISHED_POST_SORTS)[number];
