import { SLOTS_PER_DAY } from '../calendar/calendar-week.rules.js';

/** Monday, Wednesday and Friday. */
const DAYS_A_WEEK = 3;

/** How many prompts a calendar takes in so many weeks where nothing stands on it yet. */
export const promptsThatFit = (weeks: number): number => weeks * DAYS_A_WEEK * SLOTS_PER_DAY;

/** What staff are told before they order a batch: how many of its prompts can have a date at best. */
export function batchRoom(count: number, weeks: number): string {
  const room = promptsThatFit(weeks);
  const over = count - room;
  if (over <= 0) return `Room for ${room}, less what is there: two on each Monday, Wednesday and Friday`;
  return `Only ${room} fit, less what is there; ${over} or more will wait in the library without a date`;
}
