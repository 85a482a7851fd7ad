/** What a user, a writer or staff did that the activity feed tells (DASHBOARD-7). */
export type ActivityKind =
  'posted' | 'draft_changed' | 'training_post_added' | 'style_analysed' | 'prompts_arrived';

/** Activities that the dashboard shows, of those that it asks for (DASHBOARD-7). */
export const LATEST_ACTIVITIES = 5;
/** Prompts that the dashboard names, the next first (DASHBOARD-1). */
export const UPCOMING_PROMPTS = 5;
/** Posts with figures that the dashboard lists, the newest first (DASHBOARD-1). */
export const RECENT_POSTS = 5;
/** Weeks shown behind the posting streak, the current one included. */
export const STREAK_WEEKS = 8;

/** What one call may ask for. */
export const TREND_ITEMS_MAX = 100;
export const ACTIVITIES_MAX = 50;

/** What "Refresh" asks for (DASHBOARD-8). */
export const REFRESH_ALL = { trends: { timeRange: 'week', limit: 7 }, activities: { limit: 10 } } as const;
