import { addDays, daysBetween, isPlainDate, type PlainDate } from './plain-date.js';

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
  /** The days that can be chosen: of two years they decide which one is meant. */
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
}

/**
 * A day as people type it: '2026-11-27', '11/27', '27.11.2026', 'Nov 27', 'Fri, 27 November 2026', 'tomorrow'; null for everything
 * else. Without a year it is the nearest such day that can be chosen, else the nearest. What stands before a comma as a weekday
 * is not compared with the day.
 */
export function parseTypedDate(text: string, context: TypedDateContext): PlainDate | null {
  const typed = text.trim().toLowerCase();
  const near = NEAR_DAYS[typed];
  if (near !== undefined) return addDays(context.today, near);
  const parts = partsOf(typed.replace(WEEKDAY, ''));
  if (parts === null) return null;
  const { year, month, day } = parts;
  return year === null ? nearest(month, day, context) : dateOf(year, month, day);
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
  // There is no month 27: the day stands first.
  const isDayFirst = month > 12 && typed.includes('/');
  return {
    year: year === undefined ? null : Number(year.length === 2 ? `20${year}` : year),
    month: isDayFirst ? day : month,
    day: isDayFirst ? month : day,
  };
}

/** 1 to 12 for the beginning of a month's name of three letters or more, 0 for other words. */
const monthNamed = (name: string) => MONTHS.findIndex((full) => full.startsWith(name)) + 1;

function dateOf(year: number, month: number, day: number): PlainDate | null {
  const padded = (value: number, width: number) => String(value).padStart(width, '0');
  const date = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  return isPlainDate(date) ? date : null;
}

function nearest(month: number, day: number, { today, min, max }: TypedDateContext): PlainDate | null {
  const thisYear = Number(today.slice(0, 4));
  const dates = [thisYear - 1, thisYear, thisYear + 1]
    .map((year) => dateOf(year, month, day))
    .filter((date) => date !== null)
    .sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  const canBeChosen = (date: PlainDate) => (!min || date >= min) && (!max || date <= max);
  return dates.find(canBeChosen) ?? dates[0] ?? null;
}
