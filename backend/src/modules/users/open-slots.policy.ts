import { planSlots, todayInZone, type PlainDate } from '@drumbeat/domain';

/** How far staff look ahead for empty places on a user's calendar. */
export const OPEN_SLOT_WEEKS = 2;

export interface TakenSlot {
  readonly date: PlainDate;
  readonly slot: number | null;
}

/** More than two weeks have slots, so that every free one is counted. */
const ALL = 1_000;

/** Empty Monday, Wednesday and Friday slots of the 14 days that start with the user's today. */
export function countOpenSlots(timeZone: string, now: Date, taken: readonly TakenSlot[]): number {
  const { slots } = planSlots({
    startDate: todayInZone(now, timeZone),
    weeks: OPEN_SLOT_WEEKS,
    count: ALL,
    taken,
  });
  return slots.length;
}
