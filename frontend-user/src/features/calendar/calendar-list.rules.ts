import { addDays, daysBetween, type PlainDate } from '@drumbeat/domain';

/** The list grows by four weeks at a time. */
export const LIST_STEP_DAYS = 28;

/** The calendar is read for at most 371 days (53 weeks) at once. */
export const CALENDAR_MAX_DAYS = 371;

/** First and last day of the list, both included. */
export interface ListRange {
  from: PlainDate;
  to: PlainDate;
}

/** The list opens at a day and looks four weeks ahead. */
export function openingList(from: PlainDate): ListRange {
  return { from, to: addDays(from, LIST_STEP_DAYS - 1) };
}

/** The list with four weeks more at one end; null where it would be longer than can be read. */
export function longerList({ from, to }: ListRange, end: 'earlier' | 'later'): ListRange | null {
  const longer =
    end === 'earlier'
      ? { from: addDays(from, -LIST_STEP_DAYS), to }
      : { from, to: addDays(to, LIST_STEP_DAYS) };
  return daysBetween(longer.from, longer.to) < CALENDAR_MAX_DAYS ? longer : null;
}
