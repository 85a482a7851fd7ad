import { isToWrite, type PromptPostFacts } from '../prompts/prompt-post.rules.js';
import { effectiveStatus, type PromptStatus } from '../prompts/prompt-status.rules.js';
import { addDays, isPlainDate, mondayOf, weekdayOf, type PlainDate } from '../time/plain-date.js';
import { dateSpanLabel, dateSpanWords } from '../time/time-labels.js';
import { CALENDAR_TEXTS } from './calendar.texts.js';

/** One page of the calendar: Monday, Wednesday and Friday of a week (CALENDAR-1). */
export interface CalendarPage {
  /** The week's Monday; the page's key. */
  week: PlainDate;
  days: [PlainDate, PlainDate, PlainDate];
  /** 'Nov 16 – 20, 2026'. */
  label: string;
}

/** The weeks that have a page, both ends included, each by its Monday. */
export interface CalendarRange {
  firstWeek: PlainDate;
  lastWeek: PlainDate;
}

/** Weekdays that the calendar shows, by their ISO numbers: Monday, Wednesday, Friday (CALENDAR-1). */
export const CALENDAR_WEEKDAYS = [1, 3, 5] as const;
export type CalendarWeekday = (typeof CALENDAR_WEEKDAYS)[number];

/** Monday, Wednesday and Friday of a week. @param monday its first day */
export function calendarDaysOf(monday: PlainDate): PlainDate[] {
  return CALENDAR_WEEKDAYS.map((weekday) => addDays(monday, weekday - 1));
}

/** True for a Monday, Wednesday or Friday. */
export function isCalendarDay(date: PlainDate): boolean {
  return CALENDAR_WEEKDAYS.some((weekday) => weekday === weekdayOf(date));
}

/** The first Monday, Wednesday or Friday from a date on. */
export function beatFrom(date: PlainDate): PlainDate {
  return isCalendarDay(date) ? date : beatFrom(addDays(date, 1));
}

/** The page of the week that contains the date. */
export function calendarPage(dateInWeek: PlainDate): CalendarPage {
  const week = mondayOf(dateInWeek);
  const [monday, wednesday, friday] = CALENDAR_WEEKDAYS;
  return {
    week,
    days: [addDays(week, monday - 1), addDays(week, wednesday - 1), addDays(week, friday - 1)],
    label: weekLabel(week),
  };
}

/** Monday to Friday of the date's week as text: 'Nov 16 – 20, 2026'. */
export function weekLabel(dateInWeek: PlainDate): string {
  const week = mondayOf(dateInWeek);
  return dateSpanLabel(week, addDays(week, 4));
}

/** Weeks from this one on that always have a page: planning ahead is what a calendar is for. */
const WEEKS_AHEAD = 52;

/** The last day of those weeks. */
export const lastDayAhead = (today: PlainDate): PlainDate => addDays(mondayOf(today), WEEKS_AHEAD * 7 + 6);

/**
 * On a weekend the current week's three days are over, and the next one has to be planned: its Monday, with its days
 * as text ('Nov 23 to 27'). Null on every other day.
 */
export function weekToPlan(today: PlainDate): { week: PlainDate; days: string } | null {
  if (weekdayOf(today) <= 5) return null;
  const week = addDays(mondayOf(today), 7);
  return { week, days: dateSpanWords(week, addDays(week, 4)) };
}

/**
 * The weeks that have a page: every week from the earliest to the latest of the dates, and always from this week to 52 weeks
 * ahead, empty ones included. `dates` are those of the prompts and posts that appear on the calendar.
 */
export function calendarRange(dates: readonly PlainDate[], today: PlainDate): CalendarRange {
  let first = today;
  let last = addDays(today, WEEKS_AHEAD * 7);
  for (const date of dates) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  return { firstWeek: mondayOf(first), lastWeek: mondayOf(last) };
}

/**
 * The week that the calendar opens with (CALENDAR-5): the selected date's page; without one, or where its week has no page,
 * the current week, else the next upcoming week, else the last page. An unreadable selected date counts as none.
 */
export function openingWeek(input: {
  range: CalendarRange;
  today: PlainDate;
  selectedDate?: string | null;
}): PlainDate {
  const { range, today, selectedDate } = input;
  if (isPlainDate(selectedDate) && hasPage(mondayOf(selectedDate), range)) return mondayOf(selectedDate);
  const currentWeek = mondayOf(today);
  if (hasPage(currentWeek, range)) return currentWeek;
  return currentWeek < range.firstWeek ? range.firstWeek : range.lastWeek;
}

/** Targets of the arrows; null = disabled: previous on the first page, next on the last (CALENDAR-6). */
export function weekArrows(
  dateInWeek: PlainDate,
  range: CalendarRange,
): { previous: PlainDate | null; next: PlainDate | null } {
  const week = mondayOf(dateInWeek);
  return {
    previous: week > range.firstWeek ? addDays(week, -7) : null,
    next: week < range.lastWeek ? addDays(week, 7) : null,
  };
}

/** True when the week of this Monday has a page. */
export function hasPage(week: PlainDate, range: CalendarRange): boolean {
  return week >= range.firstWeek && week <= range.lastWeek;
}

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
