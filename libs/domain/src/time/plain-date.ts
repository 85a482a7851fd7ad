/** A calendar date without a zone, 'YYYY-MM-DD': a day on somebody's calendar, never an instant. */
export type PlainDate = string;

/** Monday 1 … Sunday 7, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** True for a real date of the Gregorian calendar written as 'YYYY-MM-DD' (2026-02-30 is none). */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !PATTERN.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  // Engines roll 02-30 over into March, so the round trip decides.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

/** Days since 1970-01-01; plain dates are counted in UTC so that no daylight saving can bend them. */
function dayNumber(date: PlainDate): number {
  if (!isPlainDate(date)) throw new RangeError(`Not a date: ${JSON.stringify(date)}`);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
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
