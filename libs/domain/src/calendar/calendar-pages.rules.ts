import { addDays, isPlainDate, mondayOf, weekdayOf, type PlainDate } from '../time/plain-date.js';
import { dateSpanLabel, dateSpanWords } from '../time/time-labels.js';

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

/** Days after Monday that the calendar shows: Monday, Wednesday, Friday (CALENDAR-1). */
const DAY_OFFSETS = [0, 2, 4] as const;

/** True for a Monday, Wednesday or Friday. */
export function isCalendarDay(date: PlainDate): boolean {
  return DAY_OFFSETS.some((offset) => offset === weekdayOf(date) - 1);
}

/** The first Monday, Wednesday or Friday from a date on. */
export function beatFrom(date: PlainDate): PlainDate {
  return isCalendarDay(date) ? date : beatFrom(addDays(date, 1));
}

/** The page of the week that contains the date. */
export function calendarPage(dateInWeek: PlainDate): CalendarPage {
  const week = mondayOf(dateInWeek);
  const [monday, wednesday, friday] = DAY_OFFSETS;
  return {
    week,
    days: [addDays(week, monday), addDays(week, wednesday), addDays(week, friday)],
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
