/** Quoted texts of the dashboard's failures (DASHBOARD-9). */
export const DASHBOARD_TEXTS = {
  statsFailed: 'Failed to fetch dashboard stats',
  trendsFailed: 'Failed to fetch performance trends',
  activitiesFailed: 'Failed to fetch activity feed',
  learningFailed: 'Failed to fetch AI learning progress',
  refreshFailed: 'Failed to refresh dashboard',
  cacheFailed: 'Failed to update dashboard cache',
  callsFailed: (count: number) => `${count} dashboard API calls failed`,
} as const;
