import { addDays, type PlainDate, weekdayOf } from '../time/plain-date.js';
import { isCalendarDay, SLOTS_PER_DAY } from './calendar-week.rules.js';

export interface PlannedSlot {
  date: PlainDate;
  slot: 1 | 2;
}

const SLOT_NUMBERS = [1, 2] as const;

/**
 * Free Monday, Wednesday and Friday slots for a batch of prompts.
 *
 * The window is `weeks` × 7 days from `startDate` on (3 days a week whatever weekday it starts on). Days fill evenly, the
 * emptiest first, so that few prompts spread over all weeks instead of crowding the first. `taken` has one entry per
 * existing prompt; without a slot number it takes the lowest free one, and a third prompt of a day changes nothing.
 * `unplaced` is the number of `count` without a slot: they are saved without a date and reported.
 */
export function planSlots(input: {
  startDate: PlainDate;
  weeks: number;
  count: number;
  taken: readonly { date: PlainDate; slot?: number | null }[];
  /** ISO numbers of the weekdays to use; all of the calendar's where it is left out or empty. */
  days?: readonly number[];
  /** Numbers of the slots to use; both where it is left out or empty. */
  numbers?: readonly number[];
}): { slots: PlannedSlot[]; unplaced: number } {
  const days = Array.from({ length: input.weeks * 7 }, (_, index) => addDays(input.startDate, index))
    .filter((date) => isCalendarDay(date) && allows(input.days, weekdayOf(date)))
    .map((date) => freeSlots(date, input.taken))
    .map((free) => ({ room: free.length, free: free.filter(({ slot }) => allows(input.numbers, slot)) }));

  const slots: PlannedSlot[] = [];
  // First every day with both slots free gets one, then every day with one left.
  for (let left = SLOTS_PER_DAY; left > 0; left -= 1) {
    for (const day of days) {
      if (day.room !== left || slots.length === input.count) continue;
      const slot = day.free.shift();
      if (slot === undefined) continue;
      day.room -= 1;
      slots.push(slot);
    }
  }
  slots.sort((a, b) => (a.date === b.date ? a.slot - b.slot : a.date < b.date ? -1 : 1));
  return { slots, unplaced: input.count - slots.length };
}

/** Number of free slots in the `weeks` × 7 days from `startDate` on. `taken`, `days` and `numbers` as for `planSlots`. */
export function countOpenSlots(window: Omit<Parameters<typeof planSlots>[0], 'count'>): number {
  return planSlots({ ...window, count: window.weeks * 7 * SLOTS_PER_DAY }).slots.length;
}

/** True for each number where none is asked for. */
const allows = (asked: readonly number[] = [], number: number): boolean =>
  asked.length === 0 || asked.includes(number);

function freeSlots(
  date: PlainDate,
  taken: readonly { date: PlainDate; slot?: number | null }[],
): PlannedSlot[] {
  const ofDay = taken.filter((entry) => entry.date === date);
  const free = SLOT_NUMBERS.filter((slot) => !ofDay.some((entry) => entry.slot === slot));
  // Prompts without a slot, or with a shared one, take the remaining slots.
  const placed = SLOTS_PER_DAY - free.length;
  return free.slice(ofDay.length - placed).map((slot) => ({ date, slot }));
}
