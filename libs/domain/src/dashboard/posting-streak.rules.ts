import { addDays, type PlainDate } from '../time/plain-date.js';
import { statsWeekOf } from './stats-week.rules.js';

/** Posts that make a week count; with a lower goal, the goal. */
export const STREAK_POSTS_MIN = 2;

/** Days on which nothing was to be posted, both included. */
export interface PlannedBreak {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

export interface StreakWeek {
  readonly sunday: PlainDate;
  readonly posts: number;
  readonly isPlannedBreak: boolean;
}

/**
 * The last weeks with their posts, oldest first, the current one last.
 * @param postDays days of posts in the user's zone, in any order
 * @param count at least 1
 */
export function streakWeeks(
  today: PlainDate,
  postDays: readonly PlainDate[],
  breaks: readonly PlannedBreak[],
  count: number,
): StreakWeek[] {
  const posts = countByWeek(postDays);
  const { sunday: current } = statsWeekOf(today);
  return Array.from({ length: count }, (_, at) => {
    const sunday = addDays(current, (at - count + 1) * 7);
    return { sunday, posts: posts.get(sunday) ?? 0, isPlannedBreak: touchesBreak(sunday, breaks) };
  });
}

/**
 * Consecutive weeks with enough posts up to now (DASHBOARD-5). The current week counts once it has enough and breaks nothing before; a
 * week of a planned break breaks nothing either and counts if it has enough all the same.
 * @param goal posts that the user wants to make a week
 */
export function postingStreak(
  today: PlainDate,
  postDays: readonly PlainDate[],
  breaks: readonly PlannedBreak[],
  goal: number,
): number {
  const needed = Math.max(1, Math.min(STREAK_POSTS_MIN, goal));
  const posts = countByWeek(postDays);
  const { sunday: current } = statsWeekOf(today);
  const [first] = [...posts.keys()].sort();
  let streak = 0;
  for (let sunday = current; first !== undefined && sunday >= first; sunday = addDays(sunday, -7)) {
    if ((posts.get(sunday) ?? 0) >= needed) streak += 1;
    else if (sunday !== current && !touchesBreak(sunday, breaks)) break;
  }
  return streak;
}

function countByWeek(days: readonly PlainDate[]): Map<PlainDate, number> {
  const counts = new Map<PlainDate, number>();
  for (const day of days) {
    const { sunday } = statsWeekOf(day);
    counts.set(sunday, (counts.get(sunday) ?? 0) + 1);
  }
  return counts;
}

function touchesBreak(sunday: PlainDate, breaks: readonly PlannedBreak[]): boolean {
  const saturday = addDays(sunday, 6);
  return breaks.some(({ from, to }) => from <= saturday && to >= sunday);
}

/** The beats of a week: one for each of its posts, and one that is open for each that its goal misses; at least one. */
export function weeklyBeats(posts: number, goal: number): boolean[] {
  return Array.from({ length: Math.max(posts, goal, 1) }, (_, at) => at < posts);
}
