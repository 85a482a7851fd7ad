import { DAY_MS, MINUTE_MS } from './durations.js';
import { clockLabel, dayLabel } from './time-labels.js';
import { addDays, isPlainDate, type PlainDate } from './plain-date.js';
import { wallClockAt } from './wall-clock.js';
import { zoneNamed } from './time-zone.js';

/** A night in which the zone's clocks are set to another time. */
export interface ClockChange {
  /** The date right after the change. */
  date: PlainDate;
  direction: 'forward' | 'back';
  /** By how much, in minutes; above 0. */
  minutes: number;
}

/** The clock changes of a zone from one day to another, both included, in order. Throws RangeError for bad dates and zones. */
export function clockChanges(from: PlainDate, to: PlainDate, zone: string): ClockChange[] {
  for (const date of [from, to])
    if (!isPlainDate(date)) throw new RangeError(`Not a date: ${JSON.stringify(date)}`);
  const rules = zoneNamed(zone);
  const changes: ClockChange[] = [];
  // No zone is further than a day from UTC, so two days more on each side contain every instant of the requested days.
  const end = Date.parse(`${addDays(to, 2)}T00:00:00Z`);
  for (let start = Date.parse(`${addDays(from, -2)}T00:00:00Z`); start < end; start += DAY_MS) {
    const before = rules.offset(start);
    const by = rules.offset(start + DAY_MS) - before;
    if (by === 0) continue;
    const { date } = wallClockAt(
      firstMinute(start, (at) => rules.offset(at) !== before),
      zone,
    );
    if (date < from || date > to) continue;
    changes.push({ date, direction: by > 0 ? 'forward' : 'back', minutes: Math.abs(by) });
  }
  return changes;
}

/** 'Clocks go back on Sunday, November 1: 9:00 AM stays 9:00 AM', for a week in which they do. */
export function clockChangeNote({ date, direction }: ClockChange, time = '09:00'): string {
  const label = clockLabel(time);
  return `Clocks go ${direction} on ${dayLabel(date)}: ${label} stays ${label}`;
}

/** The first full minute of the 24 hours after `start` for which it is true; it stays true to their end. */
function firstMinute(start: number, isTrue: (at: number) => boolean): Date {
  let low = start;
  let high = start + DAY_MS;
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / MINUTE_MS / 2) * MINUTE_MS;
    if (isTrue(middle)) high = middle;
    else low = middle;
  }
  return new Date(high);
}
