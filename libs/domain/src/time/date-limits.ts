import { isPlainDate, type PlainDate } from './plain-date.js';

/** The days that can be planned for: PostgreSQL has no year 0, and a day of another century is a mistake in typing. */
export const DATE_LIMITS = {
  earliest: '1900-01-01',
  latest: '2999-12-31',
  /** Error for a day outside the limits. */
  outside: 'A day from 1900 to 2999',
} as const;

/** True for a real date written as 'YYYY-MM-DD' from 1900 to 2999. */
export function isPlannableDate(value: unknown): value is PlainDate {
  return isPlainDate(value) && value >= DATE_LIMITS.earliest && value <= DATE_LIMITS.latest;
}

/** The nearest day that can be planned for: weeks and months at the very ends reach beyond them. */
export function nearestPlannableDate(date: PlainDate): PlainDate {
  if (date < DATE_LIMITS.earliest) return DATE_LIMITS.earliest;
  return date > DATE_LIMITS.latest ? DATE_LIMITS.latest : date;
}
