import { WEEKDAY_NAMES } from '@drumbeat/domain';
import type { Figure } from '../../../reading/figures/figures.js';
import { perLanguage, perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';

/** The first letters of the days, as notes shorten them: "Tues.", "jeu.". */
const LETTERS: PerLanguage<number> = { en: 3, de: 2, fr: 3, es: 3 };

const DAYS = perLanguage(
  (language) =>
    new RegExp(
      WEEKDAY_NAMES[language]
        .map((day, at) => {
          const short = day.slice(0, LETTERS[language]);
          return String.raw`(?<d${at}>(?<!\p{L})(?:${day}s?(?!\p{L})|${short}\p{L}{0,2}\.))`;
        })
        .join('|'),
      'giu',
    ),
);

/** Days of the week as figures, by which what happened on one is told from what happened on another. */
export const DAYS_OF = perTextIn((text, language): readonly Figure[] =>
  [...text.matchAll(DAYS[language])].map(({ 0: match, index, groups }) => ({
    start: index,
    end: index + match.length,
    values: [Object.values(groups ?? {}).findIndex(Boolean)],
    unit: null,
    countsOther: false,
    isWorded: true,
    isRated: false,
    noun: '',
    lead: '',
    total: null,
    isGoal: false,
    role: null,
    months: [],
  })),
);
