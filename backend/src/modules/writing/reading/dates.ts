import type { TextRange } from '@drumbeat/domain';

/** A day that is written in digits. */
export interface WrittenDate extends TextRange {
  readonly year: number | null;
  /** Both where "04/05" leaves it open. */
  readonly months: readonly number[];
  readonly day: number;
}

const DATE =
  /(?<![\p{L}\p{N}.,/-])(?:(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})|(?<a>\d{1,2})(?<mark>[./])(?<b>\d{1,2})(?:\k<mark>(?<late>(?:19|20)?\d{2})|(?<=\.\d{1,2})\.))(?![\p{L}\p{N}/-])/gu;

/** The days of a text in digits: 2026-05-04, 04.05.2026, 4.5., 5/4/2026. */
export function datesIn(text: string): WrittenDate[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: match, index, groups = {} }) => {
    const { year, month, day, a, b, mark, late } = groups;
    const numbers = [month ?? b, ...(mark === '/' ? [a] : [])].map(Number);
    const months = numbers.filter((one) => one >= 1 && one <= 12);
    const date = Number(day ?? (mark === '/' && Number(a) <= 12 ? b : a));
    if (months.length === 0 || date < 1 || date > 31) return [];
    const full = year ?? (late?.length === 4 ? late : undefined);
    return [
      {
        start: index,
        end: index + match.length,
        year: full === undefined ? null : Number(full),
        months,
        day: date,
      },
    ];
  });
}
