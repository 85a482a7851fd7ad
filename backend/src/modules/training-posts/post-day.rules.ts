import { resolveWallClock, todayInZone, type PlainDate } from '@drumbeat/domain';

/** The last day on which a post can have gone out: the author's today, or that of UTC, in which LinkedIn's files count. */
export function latestPostDay(now: Date, zone: string): PlainDate {
  const [own, utc] = [todayInZone(now, zone), todayInZone(now, 'UTC')];
  return own > utc ? own : utc;
}

/**
 * When a post of this day counts as out: noon of the author's day, which is that day in most zones, and not later than now. Null for a day
 * that is still to come: nothing is known of when it went out.
 */
export function postedAtOf(date: PlainDate, zone: string, now: Date): Date | null {
  if (date > latestPostDay(now, zone)) return null;
  const { instant } = resolveWallClock({ date, time: '12:00' }, zone);
  return instant < now ? instant : now;
}
