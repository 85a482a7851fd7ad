import type { PlainDate } from './plain-date.js';

/** A clock time without a zone, 24 hours, 'HH:MM'. */
export type ClockTime = string;

/** A local date and time; an instant only with a zone. */
export interface WallClock {
  date: PlainDate;
  time: ClockTime;
}

/** True for 'HH:MM' from 00:00 to 23:59. */
export function isClockTime(value: unknown): value is ClockTime {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}
