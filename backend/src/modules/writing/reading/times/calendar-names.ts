import { MONTH_NAMES, POST_LANGUAGES, SECOND_NAMES, WEEKDAY_NAMES } from '@drumbeat/domain';
import { perLanguage, type PerLanguage } from '../words/per-language.js';

type Numbered = PerLanguage<readonly (readonly [name: string, number: number])[]>;

const numbered = (names: PerLanguage<readonly string[]>, second: string, ofSecond: number): Numbered => {
  const found = perLanguage((language) => names[language].map((name, at) => [name, at + 1] as const));
  return { ...found, de: [...found.de, [second, ofSecond]] };
};
const sourceOf = (names: Numbered) =>
  perLanguage((language) => names[language].map(([name]) => name).join('|'));

/** The days of the week with their numbers from Monday on, in German both names of Saturday. */
export const DAYS = numbered(WEEKDAY_NAMES, SECOND_NAMES.saturday, 6);
/** The months with their numbers, in German both names of January. */
export const MONTHS = numbered(MONTH_NAMES, SECOND_NAMES.january, 1);

/** As a part of a pattern, without a bracket: "lundi|mardi|…". */
export const DAY_SOURCE = sourceOf(DAYS);
export const MONTH_SOURCE = sourceOf(MONTHS);

const small = (names: Numbered) =>
  perLanguage(
    (language): ReadonlySet<string> => new Set(names[language].map(([name]) => name.toLowerCase())),
  );
const SMALL_DAYS = small(DAYS);
/** In small letters. */
export const SMALL_MONTHS = small(MONTHS);
/** In small letters, of every language. */
export const DAYS_AND_MONTHS: ReadonlySet<string> = new Set(
  POST_LANGUAGES.flatMap((language) => [...SMALL_DAYS[language], ...SMALL_MONTHS[language]]),
);
