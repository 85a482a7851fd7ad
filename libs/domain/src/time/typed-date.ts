import { addDays, daysBetween, isPlainDate, type PlainDate } from './plain-date.js';
import { dateLabel } from './time-labels.js';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const NEAR_DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/u;
const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/u;
const SLASHED = /^(?<month>\d{1,2})\/(?<day>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?$/u;
const DOTTED = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.?(?:\s?(?<year>\d{4}|\d{2}))?$/u;
const MONTH_FIRST = /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?$/u;
const DAY_FIRST = /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?<name>[a-z]{3,9})\.?(?:,?\s+(?<year>\d{4}))?$/u;

interface TypedDateContext {
  readonly today: PlainDate;
  /** The range of valid days: decides the year when it is not given. */
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
}

/** A day passed this recently is assumed when given without a year, although it cannot be chosen. */
const MEANT_WITHIN_DAYS = 60;

/**
 * A day as people type it: '2026-11-27', '11/27', '27.11.2026', 'Nov 27', 'Fri, 27 November 2026', 'tomorrow'; null
 * for everything else. Without a year it is the nearest such day that can be chosen, else the nearest; null when a
 * day that has just passed would become that of another year. A weekday before a comma is not compared with the day.
 */
export function parseTypedDate(text: string, context: TypedDateContext): PlainDate | null {
  const read = readDate(text, context);
  return read?.instead === null ? read.date : null;
}

/** Error for text that is not a day. */
export const UNREAD_DATE = 'Write it like Nov 27 or 2026-11-27';

/** The reason why the typed text is not a valid day, as text; null when it is one, or empty. */
export function typedDateProblem(text: string, context: TypedDateContext): string | null {
  if (text.trim() === '') return null;
  const read = readDate(text, context);
  if (read === null) return UNREAD_DATE;
  if (read.instead === null) return null;
  const [, day] = dateLabel(read.date).split(', ');
  const [, otherDay, otherYear] = dateLabel(read.instead).split(', ');
  return `${day} is past. Write the year for ${otherDay}, ${otherYear}.`;
}

interface ReadDate {
  readonly date: PlainDate;
  /** The same day of another year, where `date` cannot be chosen and that one can. */
  readonly instead: PlainDate | null;
}

function readDate(text: string, context: TypedDateContext): ReadDate | null {
  const typed = text.trim().toLowerCase();
  const near = NEAR_DAYS[typed];
  if (near !== undefined) return { date: addDays(context.today, near), instead: null };
  const parts = partsOf(typed.replace(WEEKDAY, ''));
  if (parts === null) return null;
  const { year, month, day } = parts;
  if (year === null) return nearest(month, day, context);
  const date = dateOf(year, month, day);
  return date === null ? null : { date, instead: null };
}

interface TypedParts {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

function partsOf(typed: string): TypedParts | null {
  const found = [ISO, SLASHED, DOTTED, MONTH_FIRST, DAY_FIRST].map((form) => form.exec(typed)?.groups);
  const groups = found.find((one) => one !== undefined);
  if (!groups) return null;
  const { year, name } = groups;
  const day = Number(groups['day']);
  const month = name === undefined ? Number(groups['month']) : monthNamed(name);
  // There is no month 27: the day comes first.
  const isDayFirst = month > 12 && typed.includes('/');
  return {
    year: year === undefined ? null : Number(year.length === 2 ? `20${year}` : year),
    month: isDayFirst ? day : month,
    day: isDayFirst ? month : day,
  };
}

/** 1 to 12 for a month's name or its prefix of three letters or more, 0 for other words. */
const monthNamed = (name: string) => MONTHS.findIndex((full) => full.startsWith(name)) + 1;

function dateOf(year: number, month: number, day: number): PlainDate | null {
  const padded = (value: number, width: number) => String(value).padStart(width, '0');
  const date = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  return isPlainDate(date) ? date : null;
}

function nearest(month: number, day: number, { today, min, max }: TypedDateContext): ReadDate | null {
  const thisYear = Number(today.slice(0, 4));
  const away = (date: PlainDate) => Math.abs(daysBetween(today, date));
  const dates = [thisYear - 1, thisYear, thisYear + 1]
    .map((year) => dateOf(year, month, day))
    .filter((date) => date !== null)
    .sort((a, b) => away(a) - away(b));
  const [date] = dates;
  if (date === undefined) return null;
  const chosen = dates.find((one) => (!min || one >= min) && (!max || one <= max));
  if (chosen === undefined || chosen === date) return { date, instead: null };
  return date < today && away(date) <= MEANT_WITHIN_DAYS
    ? { date, instead: chosen }
    : { date: chosen, instead: null };
}
