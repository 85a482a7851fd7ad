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

/** Seconds for which an answer may be kept, where no write has dropped it. The content calendar and the writing profile are those two pages; other readers of the same go by calendar and preferences. */
export const CACHE_SECONDS = {
  dashboard: 300,
  calendar: 600,
  profile: 1_800,
  posts: 300,
  analytics: 600,
  contentCalendar: 30,
  promptLibrary: 300,
  preferences: 900,
  feedback: 600,
  writingProfile: 10,
} as const;
export type CacheArea = keyof typeof CACHE_SECONDS;
