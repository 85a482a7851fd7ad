import { WEEKDAY_NAMES, type PostLanguage } from '@drumbeat/domain';
import type { Figure } from '../../reading/figures.js';
import { perText } from '../../reading/per-text.js';

/** The first letters of the days, as notes shorten them: "Tues.", "jeu.". */
const LETTERS: Readonly<Record<PostLanguage, number>> = { en: 3, de: 2, fr: 3, es: 3 };

const finder = (language: PostLanguage) =>
  new RegExp(
    WEEKDAY_NAMES[language]
      .map((day, at) => {
        const short = day.slice(0, LETTERS[language]);
        return String.raw`(?<d${at}>(?<!\p{L})(?:${day}s?(?!\p{L})|${short}\p{L}{0,2}\.))`;
      })
      .join('|'),
    'giu',
  );
const DAYS = { en: finder('en'), de: finder('de'), fr: finder('fr'), es: finder('es') };

/** Days of the week as figures, by which what happened on one is told from what happened on another. */
const daysAs = (language: PostLanguage) =>
  perText((text: string): readonly Figure[] =>
    [...text.matchAll(DAYS[language])].map(({ 0: match, index, groups }) => ({
      start: index,
      end: index + match.length,
      values: [Object.values(groups ?? {}).findIndex(Boolean)],
      unit: null,
      countsOther: false,
      isWorded: true,
      noun: '',
      lead: '',
      total: null,
      role: null,
      months: [],
    })),
  );

export const DAYS_OF: Readonly<Record<PostLanguage, (text: string) => readonly Figure[]>> = {
  en: daysAs('en'),
  de: daysAs('de'),
  fr: daysAs('fr'),
  es: daysAs('es'),
};
