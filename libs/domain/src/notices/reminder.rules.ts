import { addDays, mondayOf, type PlainDate } from '../time/plain-date.js';
import { resolveWallClock, wallClockAt } from '../time/wall-clock.js';

/** Reminders appear in the morning alone: one that a stopped worker missed is not made up for at night. */
const MORNING = { from: '07:00', until: '12:00' } as const;

interface Morning {
  readonly today: PlainDate;
  /** The week before this Monday; null on other days. */
  readonly lastWeek: { readonly monday: PlainDate; readonly from: Date; readonly until: Date } | null;
}

/** The morning in a zone; null at other times of its day. */
export function morningIn(zone: string, now: Date): Morning | null {
  const { date: today, time } = wallClockAt(now, zone);
  if (time < MORNING.from || time >= MORNING.until) return null;
  if (mondayOf(today) !== today) return { today, lastWeek: null };
  const monday = addDays(today, -7);
  const midnight = (date: PlainDate) => resolveWallClock({ date, time: '00:00' }, zone).instant;
  return { today, lastWeek: { monday, from: midnight(monday), until: midnight(today) } };
}
