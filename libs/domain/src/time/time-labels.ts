import { DateTime } from 'luxon';
import type { ClockTime, WallClock } from './clock-time.js';
import type { PlainDate } from './plain-date.js';

/** The product speaks American English (D §5 "12:00 AM"), wherever its browser or server stands. */
const LOCALE = 'en-US';

/** '06:00' → '6:00 AM'. */
export function clockLabel(time: ClockTime): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '2026-11-20' → 'Fri, Nov 20, 2026'. */
export function dateLabel(date: PlainDate): string {
  return inWords(date, 'ccc, LLL d, yyyy');
}

/** 'Fri, Nov 20, 2026 at 6:00 AM (Europe/Berlin)': times are always shown with their zone (design "Experience"). */
export function wallClockLabel(clock: WallClock, zone: string): string {
  return `${dateLabel(clock.date)} at ${clockLabel(clock.time)} (${zone})`;
}

/** Monday and Friday of one working week: 'Nov 16 – 20, 2026', 'Nov 30 – Dec 4, 2026', 'Dec 28, 2026 – Jan 1, 2027'. */
export function dateSpanLabel(from: PlainDate, to: PlainDate): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) {
    return `${inWords(from, 'LLL d, yyyy')} – ${inWords(to, 'LLL d, yyyy')}`;
  }
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${inWords(from, 'LLL d')} – ${inWords(to, sameMonth ? 'd, yyyy' : 'LLL d, yyyy')}`;
}

function inWords(date: PlainDate, format: string): string {
  return DateTime.fromISO(date, { zone: 'utc', locale: LOCALE }).toFormat(format);
}
