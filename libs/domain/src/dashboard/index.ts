export {
  ACTIVITIES_MAX,
  LATEST_ACTIVITIES,
  RECENT_POSTS,
  REFRESH_ALL,
  STREAK_WEEKS,
  TREND_ITEMS_MAX,
  UPCOMING_PROMPTS,
  type ActivityKind,
} from './dashboard.limits.js';
export { breakProblem, PLANNED_BREAKS } from './planned-break.rules.js';
export { type PlannedBreak, postingStreak, streakWeeks, weeklyBeats } from './posting-streak.rules.js';
export { statsWeekOf } from './stats-week.rules.js';
export { type TrendRange, TREND_RANGES, trendStart } from './trend-range.rules.js';
