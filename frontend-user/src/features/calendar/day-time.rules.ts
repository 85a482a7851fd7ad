import type { PlainDate } from '@drumbeat/domain';

/** Where a day stands: before the account was made, over, or today and later. */
export type DayTime = 'before-start' | 'over' | 'open';

/** What the calendar knows of the time: the user's today, and the day on which the account was made; null until it is known. */
export interface CalendarDays {
  today: PlainDate | null;
  startedOn: PlainDate | null;
}

/** Nothing can have been missed before the account existed: only a day that is 'over' passed without a post. */
export function dayTime(date: PlainDate, { today, startedOn }: CalendarDays): DayTime {
  if (startedOn !== null && date < startedOn) return 'before-start';
  return today !== null && date < today ? 'over' : 'open';
}
