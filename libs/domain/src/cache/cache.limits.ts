/**
 * Seconds for which what was read counts as fresh where no write has dropped it, on the server and in the browser (CACHE-1, API-3).
 * The content calendar and the writing profile are those two pages; other readers of the same go by calendar and preferences.
 */
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
