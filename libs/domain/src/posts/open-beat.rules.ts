import { isCalendarDay } from '../calendar/calendar-week.rules.js';
import type { ClockTime, WallClock } from '../time/clock-time.js';
import { addDays, type PlainDate } from '../time/plain-date.js';
import { todayInZone } from '../time/time-zone.js';
import { resolveWallClock, wallClockAt } from '../time/wall-clock.js';
import { isFarEnoughAhead } from './schedule.rules.js';

/** Default for users without a usual hour: office workers read in the morning. */
const SENSIBLE_TIME: ClockTime = '09:00';
/** Rounding: posts at 8:03 and at 7:57 count as eight. */
const STEP_MINUTES = 15;
/** Days ahead searched for a beat. */
const DAYS_AHEAD = 180;
/** One day at an hour is chance, such as "Post Now" while trying it out; the second one makes a habit. */
const HABIT_DAYS = 2;

/**
 * The time of day at which a user's posts are published on most days, in quarters of an hour; of two the later habit,
 * 9:00 AM without any (SCHEDULE-5).
 */
export function usualTime(postedAt: readonly Date[], zone: string): ClockTime {
  const daysAt = new Map<ClockTime, Set<PlainDate>>();
  let usual = SENSIBLE_TIME;
  for (const instant of postedAt.toSorted((a, b) => a.getTime() - b.getTime())) {
    const clock = wallClockAt(instant, zone);
    const time = quarterOf(clock.time);
    const days = (daysAt.get(time) ?? new Set()).add(clock.date);
    daysAt.set(time, days);
    if (days.size >= HABIT_DAYS && days.size >= (daysAt.get(usual)?.size ?? 0)) usual = time;
  }
  return usual;
}

function quarterOf(time: ClockTime): ClockTime {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rounded = Math.round((hours * 60 + minutes) / STEP_MINUTES) * STEP_MINUTES;
  // Shortly before midnight stays on its day.
  const inDay = Math.min(rounded, 24 * 60 - STEP_MINUTES);
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/**
 * The day that the post is planned for, such as its prompt's, where that is an open beat; else the next Monday, Wednesday or Friday
 * without a post of the user's. At their usual time and far enough ahead to be scheduled; null where none is open within half a year.
 */
export function nextOpenBeat(input: {
  now: Date;
  zone: string;
  /** Days with a published, scheduled or planned post. */
  taken: ReadonlySet<PlainDate>;
  time: ClockTime;
  /** The day that the post itself is planned for. */
  planned?: PlainDate | null;
}): WallClock | null {
  const { now, zone, taken, time, planned = null } = input;
  const today = todayInZone(now, zone);
  const isOpen = (date: PlainDate) =>
    isCalendarDay(date) &&
    !taken.has(date) &&
    isFarEnoughAhead(resolveWallClock({ date, time }, zone).instant, now);
  if (planned !== null && isOpen(planned)) return { date: planned, time };
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(today, days);
    if (isOpen(date)) return { date, time };
  }
  return null;
}
