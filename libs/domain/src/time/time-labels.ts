import type { ClockTime } from './clock-time.js';
import { weekdayOf, type PlainDate } from './plain-date.js';

/** The product uses American English (TIME-2), wherever its browser or server is. Starts with Monday. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '06:00' → '6:00 AM'. */
export function clockLabel(time: ClockTime): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '2026-11-20' → 'Fri, Nov 20, 2026'. */
export function dateLabel(date: PlainDate): string {
  const { weekday, day, year } = inWords(date);
  return `${weekday.slice(0, 3)}, ${day}, ${year}`;
}

/** '2026-11-01' → 'Sunday, November 1'. */
export function dayLabel(date: PlainDate): string {
  const { weekday, month, dayOfMonth } = inWords(date);
  return `${weekday}, ${month} ${dayOfMonth}`;
}

/** Monday and Friday of one working week: 'Nov 16 – 20, 2026', 'Nov 30 – Dec 4, 2026', 'Dec 28, 2026 – Jan 1, 2027'. */
export function dateSpanLabel(from: PlainDate, to: PlainDate): string {
  const [first, last] = [inWords(from), inWords(to)];
  if (first.year !== last.year) return `${first.day}, ${first.year} – ${last.day}, ${last.year}`;
  return `${first.day} – ${first.month === last.month ? last.dayOfMonth : last.day}, ${last.year}`;
}

/** As dateSpanLabel, for the middle of a sentence: 'Nov 23 to 27', 'Nov 30 to Dec 4'. */
export function dateSpanWords(from: PlainDate, to: PlainDate): string {
  const [first, last] = [inWords(from), inWords(to)];
  return `${first.day} to ${first.month === last.month ? last.dayOfMonth : last.day}`;
}

/** The names of a date: 'Monday', 'November', and 'Nov 16' as `day`. Throws RangeError when `date` is none. */
function inWords(date: PlainDate) {
  const weekday = WEEKDAYS[weekdayOf(date) - 1] ?? '';
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  const dayOfMonth = Number(date.slice(8, 10));
  return { weekday, month, dayOfMonth, day: `${month.slice(0, 3)} ${dayOfMonth}`, year: date.slice(0, 4) };
}
