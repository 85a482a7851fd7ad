import { isClockTime, type WallClock } from './clock-time.js';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { isPlainDate } from './plain-date.js';
import { clockLabel, dateLabel } from './time-labels.js';
import { zoneLabel, zoneNamed } from './time-zone.js';

/** How often a chosen local time occurs in the zone: once, never (spring) or twice (autumn). */
export type ClockFit = 'exact' | 'gap' | 'overlap';

export interface ResolvedTime {
  /** The instant meant: in a gap the clock time moved on by the gap's length, in an overlap the earlier of the two. */
  instant: Date;
  /** The local time at that instant; differs from the chosen time in a gap only. */
  clock: WallClock;
  fit: ClockFit;
  /** The second instant that shows the same clock time; null unless the fit is an overlap. */
  later: Date | null;
  /** One sentence for the user about the gap or the overlap; null when the time exists once. */
  note: string | null;
}

/** The local date and time in the zone at the instant (seconds are truncated). */
export function wallClockAt(instant: Date, zone: string): WallClock {
  return zoneNamed(zone).shows(instant.getTime());
}

/**
 * The instant of a clock time in a zone, with what daylight saving did to it, so that the screen can say it
 * (a slot is kept as wall clock plus zone, TIME-1). Throws RangeError for a bad date, time or zone.
 */
export function resolveWallClock(chosen: WallClock, zone: string): ResolvedTime {
  if (!isPlainDate(chosen.date)) throw new RangeError(`Not a date: ${JSON.stringify(chosen.date)}`);
  if (!isClockTime(chosen.time)) throw new RangeError(`Not a clock time: ${JSON.stringify(chosen.time)}`);
  const rules = zoneNamed(zone);
  const asIfUtc = Date.parse(`${chosen.date}T${chosen.time}:00Z`);

  // Every instant that can show this clock time has the offset in force a day before or a day after it.
  const before = rules.offset(asIfUtc - DAY_MS);
  const after = rules.offset(asIfUtc + DAY_MS);
  const [first, second] = [...new Set([before, after])]
    .map((offset) => ({ offset, at: asIfUtc - offset * MINUTE_MS }))
    .filter(({ offset, at }) => rules.offset(at) === offset)
    .map(({ at }) => at)
    .sort((a, b) => a - b);

  if (first === undefined) return movedOverGap(chosen, new Date(asIfUtc - before * MINUTE_MS), zone);
  const clock = { date: chosen.date, time: chosen.time };
  if (second === undefined) return { instant: new Date(first), clock, fit: 'exact', later: null, note: null };
  return {
    instant: new Date(first),
    clock,
    fit: 'overlap',
    later: new Date(second),
    note: `The clocks go back then and show ${clockLabel(chosen.time)} twice; the first one is used.`,
  };
}

function movedOverGap(chosen: WallClock, instant: Date, zone: string): ResolvedTime {
  const clock = wallClockAt(instant, zone);
  const day = clock.date === chosen.date ? '' : ` on ${dateLabel(clock.date)}`;
  return {
    instant,
    clock,
    fit: 'gap',
    later: null,
    note: `The clocks go forward then and skip ${clockLabel(chosen.time)}, so it becomes ${clockLabel(clock.time)}${day}.`,
  };
}

/** 'Fri, Nov 20, 2026 at 6:00 AM (Berlin time)': times are always shown with their zone (TIME-3). */
export function wallClockLabel(clock: WallClock, zone: string): string {
  return `${dateLabel(clock.date)} at ${clockLabel(clock.time)} (${zoneLabel(zone)})`;
}
