import { isQuiet, type QuietHours } from '../notices/notice-mail.rules.js';
import type { ClockTime, WallClock } from '../time/clock-time.js';
import { addDays, type PlainDate } from '../time/plain-date.js';
import { clockLabel } from '../time/time-labels.js';
import { todayInZone } from '../time/time-zone.js';
import { resolveWallClock, wallClockAt } from '../time/wall-clock.js';
import { POST_TEXTS } from './post.texts.js';

/** A post is scheduled at least 5 minutes ahead (SCHEDULE-1). */
export const MIN_SCHEDULE_LEAD_MS = 300_000;

/** Message of the dialog and the API below that (SCHEDULE-1). */
export const SCHEDULE_TOO_SOON = POST_TEXTS.tooSoon;

/** One entry of the time dropdown. */
export interface HourlySlot {
  time: ClockTime;
  /** '12:00 AM' … '11:00 PM'. */
  label: string;
}

/** The dropdown's 24 entries (SCHEDULE-2). */
export const HOURLY_SLOTS: readonly HourlySlot[] = Array.from({ length: 24 }, (_, hour) => {
  const time = `${String(hour).padStart(2, '0')}:00`;
  return { time, label: clockLabel(time) };
});

const SUGGESTED_TIME: ClockTime = '06:00';

/** True from exactly 5 minutes ahead on. */
export function isFarEnoughAhead(dueAt: Date, now: Date): boolean {
  return dueAt.getTime() - now.getTime() >= MIN_SCHEDULE_LEAD_MS;
}

/**
 * The schedule dialog's suggestion (SCHEDULE-3): the time that the user chose before (`chosenAt`), in their zone; else 06:00 of
 * the planned date, which has no time; else tomorrow 06:00, also when the former is too late. A chosen time off the
 * full hour is suggested unchanged: the dropdown then has an additional entry.
 */
export function suggestSchedule(input: {
  now: Date;
  zone: string;
  chosenAt?: Date | null;
  plannedDate?: PlainDate | null;
}): WallClock {
  const { now, zone, chosenAt, plannedDate } = input;
  const tomorrow = { date: addDays(todayInZone(now, zone), 1), time: SUGGESTED_TIME };
  const planned = plannedDate ? { date: plannedDate, time: SUGGESTED_TIME } : tomorrow;
  const wanted = chosenAt ? wallClockAt(chosenAt, zone) : planned;
  return isFarEnoughAhead(resolveWallClock(wanted, zone).instant, now) ? wanted : tomorrow;
}

/**
 * What the dialog suggests to who posts by hand (FINISH-3): the time that they planned it for while that is ahead, then the next full hour of
 * the day; to who has not planned it the planned date, from 06:00 on; tomorrow where these have no hour left. Never an hour of their quiet
 * hours, at which no reminder would come.
 */
export function suggestHandTime(input: {
  now: Date;
  zone: string;
  planned: WallClock | null;
  plannedDate: PlainDate | null;
  quiet: QuietHours;
}): WallClock {
  const { now, zone, planned, plannedDate, quiet } = input;
  const isAhead = (clock: WallClock) => resolveWallClock(clock, zone).instant > now;
  if (planned && isAhead(planned)) return planned;
  const today = todayInZone(now, zone);
  const tomorrow = addDays(today, 1);
  const hoursOf = (date: PlainDate, from: ClockTime) =>
    HOURLY_SLOTS.filter(({ time }) => time >= from && !isQuiet(time, quiet)).map(({ time }) => ({
      date,
      time,
    }));
  const wanted = planned ? hoursOf(today, '00:00') : plannedDate ? hoursOf(plannedDate, SUGGESTED_TIME) : [];
  return (
    [...wanted, ...hoursOf(tomorrow, SUGGESTED_TIME)].find(isAhead) ?? {
      date: tomorrow,
      time: SUGGESTED_TIME,
    }
  );
}
