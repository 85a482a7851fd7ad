import type { PlainDate } from '@drumbeat/domain';

/** A day's position in time: before the account was made, over, or today and later. */
export type DayTime = 'before-start' | 'over' | 'open';

/** The calendar's dates: the user's today, and the day on which the account was made; null until known. */
export interface CalendarDays {
  today: PlainDate | null;
  startedOn: PlainDate | null;
}

/** Nothing can be missed before the account existed: only a day that is 'over' can lack a post. */
export function dayTime(date: PlainDate, { today, startedOn }: CalendarDays): DayTime {
  if (startedOn !== null && date < startedOn) return 'before-start';
  return today !== null && date < today ? 'over' : 'open';
}
