/** How much of each list the dashboard shows (DASHBOARD-7). */
export const DASHBOARD_LIMITS = {
  upcomingPrompts: 5,
  recentPosts: 5,
  topPosts: 5,
  latestActivities: 5,
  streakWeeks: 8,
} as const;

/** What one call may ask for. */
export const TREND_ITEMS_MAX = 100;
export const ACTIVITIES_MAX = 50;

/** What "Refresh" asks for (DASHBOARD-8). */
export const REFRESH_ALL = { trends: { timeRange: 'week', limit: 7 }, activities: { limit: 10 } } as const;
