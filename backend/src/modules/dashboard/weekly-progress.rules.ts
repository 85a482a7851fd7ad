/** Percent of the weekly goal that this week's posts are, rounded and above 100 where they are more; null for a goal of 0 (DASHBOARD-3). */
export function weeklyProgress(postsThisWeek: number, goal: number): number | null {
  return goal > 0 ? Math.round((postsThisWeek / goal) * 100) : null;
}

/** Percent of the posts that were completed, rounded; null where there are none (DASHBOARD-4). */
export function completionRate(completed: number, total: number): number | null {
  return total > 0 ? Math.round((completed / total) * 100) : null;
}
