import { addDays, isPlainDate, type PlainDate } from '../time/plain-date.js';
import {
  calendarWeek,
  type CalendarDay,
  type CalendarPlaceFacts,
  isCalendarDay,
} from './calendar-week.rules.js';
import { MOVE_TEXTS } from './move.texts.js';

/** A place for a prompt: a slot of a Monday, Wednesday or Friday, or another weekday without a slot. */
export interface PromptPlace {
  date: PlainDate;
  slot: 1 | 2 | null;
}

/** The reason why a prompt cannot be put on a day; null when it can. Any day from today on is allowed (CALENDAR-9). */
export function promptStaysBecause(to: PlainDate, today: PlainDate): string | null {
  return !isPlainDate(to) || to < today ? MOVE_TEXTS.dayIsOver : null;
}

/** Days ahead searched for free places. */
export const FREE_PLACES_DAYS = 34;

/**
 * The first free place of each coming day that has one, from today on; `except` is the prompt's present day.
 * `prompts` are those of the days in question.
 */
export function freePlacesFrom(
  today: PlainDate,
  prompts: readonly CalendarPlaceFacts[],
  except: PlainDate | null,
): { date: PlainDate; slot: 1 | 2 }[] {
  return Array.from({ length: FREE_PLACES_DAYS }, (_, index) => addDays(today, index)).flatMap((date) => {
    const day = calendarWeek(date, prompts).weekdays.find((one) => one.date === date);
    const { slot } = firstFreePlace(date, day);
    return slot === null || date === except ? [] : [{ date, slot }];
  });
}

/** The place for a prompt that is put on a day as a whole: its first free slot, none where both are taken. */
export function firstFreePlace(date: PlainDate, day: CalendarDay<unknown> | undefined): PromptPlace {
  if (!isCalendarDay(date)) return { date, slot: null };
  const [first, second] = day?.slots ?? [null, null];
  return { date, slot: first === null ? 1 : second === null ? 2 : null };
}
