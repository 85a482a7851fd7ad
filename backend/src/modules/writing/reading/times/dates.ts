import type { TextRange } from '@drumbeat/domain';

/** A day that is written in digits. */
export interface WrittenDate extends TextRange {
  readonly year: number | null;
  /** Both where "04/05" leaves it open. */
  readonly months: readonly number[];
  /** Both where "4/11" leaves it open. */
  readonly days: readonly number[];
}

const DATE =
  /(?<![\p{L}\p{N}.,/-])(?:(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})|(?<a>\d{1,2})(?<mark>[./]|\s(?=\d{1,2}\s(?:19|20)\d{2}(?!\d)))(?<b>\d{1,2})(?:\k<mark>(?<late>(?:19|20)?\d{2})|(?<=\.\d{1,2})\.))(?![\p{L}\p{N}/-])/gu;

/** "63" is of the last century. */
const THIS_CENTURY_TO = 40;

/** The days of a text in digits: 2026-05-04, 04.05.2026, 4.5., 5/4/2026. */
export function datesIn(text: string): WrittenDate[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: match, index, groups = {} }) => {
    const { year, month, day, a, b, mark, late } = groups;
    const numbers = [month ?? b, ...(mark === '/' ? [a] : [])].map(Number);
    const months = numbers.filter((one) => one >= 1 && one <= 12);
    const days = (
      day !== undefined ? [day] : mark === '/' && Number(a) <= 12 ? [b, ...(Number(b) <= 12 ? [a] : [])] : [a]
    ).map(Number);
    if (months.length === 0 || days.some((one) => one < 1 || one > 31)) return [];
    const full = year ?? (late?.length === 2 ? `${Number(late) > THIS_CENTURY_TO ? 19 : 20}${late}` : late);
    return [
      {
        start: index,
        end: index + match.length,
        year: full === undefined ? null : Number(full),
        months,
        days,
      },
    ];
  });
}
