import { addDays, type PlainDate, weekdayOf } from '../time/plain-date.js';

/** The first and last day of a week, both included. */
interface StatsWeek {
  readonly sunday: PlainDate;
  readonly saturday: PlainDate;
}

/** The week that a day's figures are counted in: Sunday to Saturday (DASHBOARD-2). The calendar's weeks begin on Monday. */
export function statsWeekOf(date: PlainDate): StatsWeek {
  const sunday = addDays(date, -(weekdayOf(date) % 7));
  return { sunday, saturday: addDays(sunday, 6) };
}
