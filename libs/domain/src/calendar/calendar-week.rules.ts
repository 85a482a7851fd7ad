import { isToWrite, type PromptPostFacts } from '../prompts/prompt-post.rules.js';
import { effectiveStatus, type PromptStatus } from '../prompts/prompt-status.rules.js';
import { mondayOf, type PlainDate } from '../time/plain-date.js';
import { calendarPage, type CalendarPage } from './calendar-pages.rules.js';
import { CALENDAR_TEXTS } from './calendar.texts.js';

/** Each day has 2 prompt slots (CALENDAR-1). */
export const SLOTS_PER_DAY = 2;

/** The facts that decide a prompt's place on the calendar. */
export interface CalendarPlaceFacts {
  id: number;
  scheduled_date: PlainDate | null;
  pushed_to_calendar: boolean;
  /** 1 or 2 if assigned; others take a free one. */
  slot?: number | null;
}

/** A prompt's facts for the calendar. */
export interface CalendarPromptFacts extends CalendarPlaceFacts {
  is_used: boolean;
  is_favorite: boolean;
  status?: PromptStatus | null;
}

export interface CalendarDay<P> {
  date: PlainDate;
  slots: [P | null, P | null];
  /** The third and further prompts of the day. */
  extra: P[];
  /** 'No prompt for the day' when both slots are empty, else null (CALENDAR-2). */
  emptyText: string | null;
  /** Reads in the one slot that is empty: 'No prompt for this slot'. */
  emptySlotText: string;
}

export interface CalendarWeek<P> extends CalendarPage {
  /** Monday, Wednesday, Friday with their prompts. */
  weekdays: CalendarDay<P>[];
  /** Prompts of this week without a place on the page: third ones, and those of other weekdays. */
  elsewhere: P[];
}

export interface CalendarCounts {
  all: number;
  used: number;
  archived: number;
  favorites: number;
}

/** Only prompts with a date that were pushed to the calendar appear (CALENDAR-4). */
export function appearsOnCalendar(
  prompt: Pick<CalendarPromptFacts, 'scheduled_date' | 'pushed_to_calendar'>,
): boolean {
  return prompt.scheduled_date !== null && prompt.pushed_to_calendar;
}

/** The page of a week with its prompts in their slots; prompts of other weeks and undated or unpushed ones are left out. */
export function calendarWeek<P extends CalendarPlaceFacts>(
  dateInWeek: PlainDate,
  prompts: readonly P[],
): CalendarWeek<P> {
  const page = calendarPage(dateInWeek);
  const ofWeek = prompts
    .filter((prompt) => appearsOnCalendar(prompt))
    .filter(({ scheduled_date: date }) => date !== null && mondayOf(date) === page.week)
    .sort(byDateSlotAndId);
  const weekdays = page.days.map((date) =>
    calendarDay(
      date,
      ofWeek.filter((prompt) => prompt.scheduled_date === date),
    ),
  );
  const shown = new Set(weekdays.flatMap((day) => day.slots));
  const elsewhere = ofWeek.filter((prompt) => !shown.has(prompt));
  return { ...page, weekdays, elsewhere };
}

/**
 * Counts of the tab bar (CALENDAR-7): all, used and archived over prompts that can appear on the calendar, favourites over all
 * of the user's favourites.
 */
export function calendarCounts(prompts: readonly CalendarPromptFacts[]): CalendarCounts {
  const onCalendar = prompts.filter((prompt) => appearsOnCalendar(prompt));
  const withStatus = (status: PromptStatus) =>
    onCalendar.filter((prompt) => effectiveStatus(prompt) === status).length;
  return {
    all: onCalendar.length,
    used: withStatus('used'),
    archived: withStatus('archived'),
    favorites: prompts.filter((prompt) => prompt.is_favorite).length,
  };
}

/** Text in place of an open day's posts; points to its prompts if one of them is still to be written. */
export function nothingYetText({ slots }: Pick<CalendarDay<PromptPostFacts>, 'slots'>): string {
  const hasSome = slots.some((prompt) => prompt !== null && isToWrite(prompt));
  return hasSome ? CALENDAR_TEXTS.nothingYetButPrompts : CALENDAR_TEXTS.nothingYet;
}

/** Prompts keep their assigned slot; the others move into the remaining slots, then into `extra`. */
function calendarDay<P extends CalendarPlaceFacts>(date: PlainDate, prompts: readonly P[]): CalendarDay<P> {
  const slots: [P | null, P | null] = [null, null];
  const waiting: P[] = [];
  for (const prompt of prompts) {
    if (prompt.slot === 1 && slots[0] === null) slots[0] = prompt;
    else if (prompt.slot === 2 && slots[1] === null) slots[1] = prompt;
    else waiting.push(prompt);
  }
  slots[0] ??= waiting.shift() ?? null;
  slots[1] ??= waiting.shift() ?? null;
  const isEmpty = slots[0] === null && slots[1] === null;
  return {
    date,
    slots,
    extra: waiting,
    emptyText: isEmpty ? CALENDAR_TEXTS.emptyDay : null,
    emptySlotText: CALENDAR_TEXTS.emptySlot,
  };
}

function byDateSlotAndId(a: CalendarPlaceFacts, b: CalendarPlaceFacts): number {
  const dateA = a.scheduled_date ?? '';
  const dateB = b.scheduled_date ?? '';
  if (dateA !== dateB) return dateA < dateB ? -1 : 1;
  const slotA = a.slot ?? SLOTS_PER_DAY + 1;
  const slotB = b.slot ?? SLOTS_PER_DAY + 1;
  return slotA === slotB ? a.id - b.id : slotA - slotB;
}
