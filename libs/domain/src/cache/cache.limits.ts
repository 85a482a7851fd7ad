/**
 * Milliseconds for which what was read counts as fresh where no write has dropped it, on the server and in the browser (CACHE-1, API-3).
 * The content calendar and the writing profile are those two pages; other readers of the same go by calendar and preferences.
 * The plan is kept by the browser alone, and for no more than a minute: the server decides by what it reads at each call.
 */
export const FRESH_MS = {
  dashboard: 300_000,
  calendar: 600_000,
  profile: 1_800_000,
  posts: 300_000,
  analytics: 600_000,
  contentCalendar: 30_000,
  promptLibrary: 300_000,
  preferences: 900_000,
  feedback: 600_000,
  writingProfile: 10_000,
  subscription: 60_000,
} as const;
export type CacheArea = keyof typeof FRESH_MS;
