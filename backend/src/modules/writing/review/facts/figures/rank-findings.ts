import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { perLanguage } from '../../../reading/words/per-language.js';

/** "The second largest", "das drittteuerste", "le plus cher": something that leads by a property, or comes so far behind. */
interface Rank {
  readonly place: TextRange;
  /** 1 for the very first. */
  readonly rank: number;
  /** By what: "larg", "cher". */
  readonly property: string;
}

const WORDS: Readonly<Record<PostLanguage, readonly string[]>> = {
  en: ['second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th', 'seventh|7th', 'eighth|8th'],
  de: ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht'],
  fr: [
    'deuxième|seconde?|2e',
    'troisième|3e',
    'quatrième|4e',
    'cinquième|5e',
    'sixième|6e',
    'septième|7e',
    'huitième|8e',
  ],
  es: ['segund[oa]', 'tercer[oa]?', 'cuart[oa]', 'quint[oa]', 'sext[oa]', 's[ée]ptim[oa]', 'octav[oa]'],
};
const ALL = perLanguage((language) => WORDS[language].join('|'));
const EDGE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}])`;

const PATTERNS: Readonly<Record<PostLanguage, readonly RegExp[]>> = {
  en: [
    new RegExp(
      String.raw`${EDGE}(?:(?<rank>${ALL.en})[\s-])?(?<property>(?:most|least)\s\p{L}+|\p{L}{2,}est|best|worst)${END}(?:\s(?:\p{L}+\s){1,2}(?<but>but\sone)${END})?`,
      'giu',
    ),
  ],
  de: [
    new RegExp(
      String.raw`${EDGE}(?<rank>${ALL.de})?-?(?<property>(?!zweit|dritt)\p{L}{2,}(?:st|ßt))(?:e[mnrs]?)${END}`,
      'giu',
    ),
  ],
  fr: [
    new RegExp(
      String.raw`${EDGE}(?:(?<rank>${ALL.fr})\s(?:[\p{L}’'-]+\s){0,2}?(?:l[ea]s?\s)?)?(?<property>(?:plus|moins)\s\p{L}+|meilleure?s?|pires?)${END}(?!\s(?:que|qu['’]))`,
      'giu',
    ),
  ],
  es: [
    new RegExp(
      String.raw`${EDGE}(?:(?<rank>${ALL.es})\s(?:\p{L}+\s){0,2}?)?(?<property>(?:más|menos)\s\p{L}+|mejor(?:es)?|peor(?:es)?|mayor(?:es)?|menor(?:es)?)${END}(?!\s(?:que|de\slo)${END})`,
      'giu',
    ),
  ],
};

function ranksIn(text: string, language: PostLanguage): Rank[] {
  const words = WORDS[language].map((one) => new RegExp(`^(?:${one})$`, 'iu'));
  return PATTERNS[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: all, index, groups = {} }) => {
      const { rank, property = '', but } = groups;
      return {
        place: { start: index, end: index + all.length },
        rank: but !== undefined ? 2 : rank === undefined ? 1 : words.findIndex((word) => word.test(rank)) + 2,
        property: propertyOf(property),
      };
    }),
  );
}

/** Without what gender and number add at the end. */
const propertyOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?:es|as|os|e|s|a|o)$/u, '');

/** What leads, or comes second, by a property by which the author ranks it otherwise: "the largest" of the second largest. */
export function unsourcedRanks(
  text: string,
  language: PostLanguage | null,
  material: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const given = material.flatMap((source) => ranksIn(source, language));
  return ranksIn(text, language)
    .filter(({ rank, property }) => {
      const same = given.filter((one) => one.property === property);
      // A property that nobody ranks behind a first one may be meant of anything.
      return same.some((one) => Math.max(one.rank, rank) > 1) && same.every((one) => one.rank !== rank);
    })
    .map(({ place }) => place);
}
