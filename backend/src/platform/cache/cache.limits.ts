/** What an answer of the server rests on; a write drops the answers of its tags (CACHE-1). */
export const CACHE_TAGS = [
  'dashboard',
  'calendar',
  'profile',
  'posts',
  'analytics',
  'prompts',
  'preferences',
  'subscription',
  'feedback',
  'writing-profile',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];
