import { DAY_MS } from './durations.js';

/** A calendar date without a zone, 'YYYY-MM-DD': a day on somebody's calendar, never an instant. */
export type PlainDate = string;

/** Monday 1 … Sunday 7, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** True for a real date of the Gregorian calendar written as 'YYYY-MM-DD' (2026-02-30 is none). */
export function isPlainDate(value: unknown): value is PlainDate {
  return typeof value === 'string' && PATTERN.test(value) && midnightOf(value) !== null;
}

/** Its first instant in UTC; null for no real date. Thousands are read at once: each is parsed once, and never written back to be compared. */
function midnightOf(date: string): number | null {
  const midnight = new Date(`${date}T00:00:00Z`);
  // Engines roll 02-30 over into March, so the day decides.
  return midnight.getUTCDate() === Number(date.slice(8)) ? midnight.getTime() : null;
}

/** Days since 1970-01-01; plain dates are counted in UTC so that no daylight saving can bend them. */
function dayNumber(date: PlainDate): number {
  const midnight = PATTERN.test(date) ? midnightOf(date) : null;
  if (midnight === null) throw new RangeError(`Not a date: ${JSON.stringify(date)}`);
  return midnight / DAY_MS;
}

function fromDayNumber(day: number): PlainDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The date `days` days later (earlier when negative). Throws RangeError when `date` is no date. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days from one date to the other; negative when `to` is the earlier one. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Monday 1 … Sunday 7. */
export function weekdayOf(date: PlainDate): Weekday {
  // Day 0 (1970-01-01) was a Thursday.
  return (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** The Monday of the date's week: weeks start on Monday (TIME-2). */
export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, 1 - weekdayOf(date));
}
