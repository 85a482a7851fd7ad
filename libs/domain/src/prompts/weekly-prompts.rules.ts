import { addDays, mondayOf, weekdayOf, type PlainDate } from '../time/plain-date.js';
import { wallClockAt } from '../time/wall-clock.js';

/** What becomes of a week's prompts: staff read them first, they go to the calendar at once, or there are none. */
export const WEEKLY_MODES = ['review', 'push', 'off'] as const;
export type WeeklyMode = (typeof WEEKLY_MODES)[number];

/** Who has not used the app for so many days gets no prompts by the week's run: nobody would read them. */
export const PREPARED_WHILE_SEEN_DAYS = 28;

const FRIDAY = 5;
const STARTS_AT = '06:00';

/**
 * The week, by its Monday, whose prompts are prepared now in this zone; null where none are. From Friday 06:00 on it is the next
 * week, so that staff have a working day to read, and on Monday the present one, for who came in between.
 */
export function weekToPrepare(zone: string, now: Date): PlainDate | null {
  const { date, time } = wallClockAt(now, zone);
  const monday = mondayOf(date);
  if (date === monday) return monday;
  const weekday = weekdayOf(date);
  if (weekday < FRIDAY || (weekday === FRIDAY && time < STARTS_AT)) return null;
  return addDays(monday, 7);
}
