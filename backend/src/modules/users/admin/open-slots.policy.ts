import { countOpenSlots, todayInZone, type PlainDate } from '@drumbeat/domain';

/** How far ahead staff see open slots on a user's calendar. */
export const OPEN_SLOT_WEEKS = 2;

export interface TakenSlot {
  readonly date: PlainDate;
  readonly slot: number | null;
}

/** Empty Monday, Wednesday and Friday slots of the 14 days that start with the user's today. */
export const openSlotsAhead = (timeZone: string, now: Date, taken: readonly TakenSlot[]): number =>
  countOpenSlots({ startDate: todayInZone(now, timeZone), weeks: OPEN_SLOT_WEEKS, taken });
