import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { ORDINAL_WORDS } from '../../../reading/figures/ordinal-words.js';
import { DAY_SOURCE } from '../../../reading/times/calendar-names.js';
import { perLanguage, perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';

type Span = 'week' | 'month' | 'quarter' | 'half-year' | 'year';

const SPANS: PerLanguage<readonly (readonly [span: Span, words: string])[]> = {
  en: [
    ['month', 'months?'],
    ['quarter', 'quarters?'],
    ['half-year', 'half[- ]years?'],
    ['year', 'years?'],
  ],
  de: [
    ['month', 'monate?s?'],
    ['quarter', 'quartale?s?|vierteljahre?s?'],
    ['half-year', 'halbjahre?s?'],
    ['year', 'jahre?s?'],
  ],
  fr: [
    ['month', 'mois'],
    ['quarter', 'trimestre'],
    ['half-year', 'semestre'],
    ['year', 'an|année'],
  ],
  es: [
    ['month', 'mes'],
    ['quarter', 'trimestre'],
    ['half-year', 'semestre'],
    ['year', 'año'],
  ],
};
/** Between the day and what it is one of: "of every", "im", « de chaque ». */
const OF: PerLanguage<string> = {
  en: '(?:(?:of|in|per)(?: the| each| every| a)?|every|each|a)',
  de: '(?:im|des|in jedem|eines jeden|jedes|pro)',
  fr: String.raw`(?:du|de chaque|de l['’]|par)`,
  es: '(?:del?(?: cada)?|de cada|por|al)',
};
const LAST: PerLanguage<string> = {
  en: 'last',
  de: String.raw`letzte[nmrs]?`,
  fr: 'dernier',
  es: 'últim[oa]',
};

const PATTERNS = perLanguage((language) => ({
  all: new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?<which>(?:${[...ORDINAL_WORDS[language], LAST[language]].join('|')})|\d{1,2}(?:st|nd|rd|th|\.|er|e|º|ª)?)\s(?<day>${DAY_SOURCE[language]})s?\s${OF[language]}\s?(?<span>${SPANS[language].map(([, words]) => words).join('|')})(?![\p{L}\p{M}])`,
    'giu',
  ),
  spans: SPANS[language].map(([span, words]) => [span, new RegExp(`^(?:${words})$`, 'iu')] as const),
}));

interface Recurring {
  readonly place: TextRange;
  /** "first monday" */
  readonly day: string;
  readonly span: Span | undefined;
}

const RECURRING = perTextIn((text, language): readonly Recurring[] =>
  [...text.matchAll(PATTERNS[language].all)].map(({ 0: match, index, groups = {} }) => ({
    place: { start: index, end: index + match.length },
    day: (groups['day'] ?? '').toLowerCase(),
    span: PATTERNS[language].spans.find(([, words]) => words.test(groups['span'] ?? ''))?.[0],
  })),
);

/** "The first Monday of the quarter" where the notes have a Monday of the month, and of nothing else. */
export function otherRecurringDays(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const own = RECURRING[language](text);
  if (own.length === 0) return [];
  const said = material.flatMap(RECURRING[language]);
  return own
    .filter(({ day, span }) => {
      const same = said.filter((one) => one.day === day);
      return same.length > 0 && same.every((one) => one.span !== span);
    })
    .map(({ place }) => place);
}
