import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';

const NOT_BEHIND: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?<who>i|he|she|we|they)(?!\p{L})(?<said>[^,.;:!?\n]{2,60}),\snot (?<other>me|him|her|us|them|i|he|she|we|they)(?!\p{L})/giu,
  de: /(?<!\p{L})(?<who>ich|er|sie|wir|du)(?!\p{L})(?<said>[^,.;:!?\n]{0,60}),\snicht (?<other>ich|er|sie|wir|du)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?<who>je|j|il|elle|nous|on|ils|elles)(?!\p{L})(?<said>[^,.;:!?\n]{2,60}),\s(?:et )?pas (?<other>moi|lui|elle|nous|eux|elles)(?!\p{L})/giu,
  es: /(?<!\p{L})(?<who>yo|él|ella|nosotr[oa]s|ell[oa]s)(?!\p{L})(?<said>[^,.;:!?\n]{2,60}),\s(?:y )?no (?<other>yo|él|ella|nosotr[oa]s|ell[oa]s)(?!\p{L})/giu,
};
const WHO: readonly (readonly [key: string, words: RegExp])[] = [
  ['i', /^(?:i|me|ich|je|j|moi|yo)$/iu],
  ['he', /^(?:he|him|er|il|lui|él)$/iu],
  ['she', /^(?:she|her|sie|elle|ella)$/iu],
  ['we', /^(?:we|us|wir|nous|on|nosotr[oa]s)$/iu],
  ['they', /^(?:they|them|ils|elles|eux|ell[oa]s)$/iu],
  ['you', /^(?:du)$/iu],
];

interface Opposed {
  readonly place: TextRange;
  readonly who: string;
  readonly other: string;
  readonly stems: ReadonlySet<string>;
}

/** "She cried, not him" of "he cried, not her": the two pronouns have changed places, and the deed is the same. */
export function exchangedPronouns(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const own = OPPOSED[language](text);
  if (own.length === 0) return [];
  const said = material.flatMap(OPPOSED[language]);
  const isOfTheSame = (a: Opposed, b: Opposed) => [...a.stems].some((stem) => hasStem(b.stems, stem));
  return own
    .filter((one) => {
      const same = said.filter((other) => isOfTheSame(one, other));
      return (
        same.some(({ who, other }) => who === one.other && other === one.who) &&
        !same.some(({ who }) => who === one.who)
      );
    })
    .map(({ place }) => place);
}

const keyOf = (word: string) => WHO.find(([, words]) => words.test(word))?.[0] ?? word;

const OPPOSED = perTextIn((source, language): readonly Opposed[] =>
  [...source.matchAll(NOT_BEHIND[language])].map(({ 0: all, index, groups = {} }) => ({
    place: { start: index, end: index + all.length },
    who: keyOf(groups['who'] ?? ''),
    other: keyOf(groups['other'] ?? ''),
    stems: new Set(
      ((groups['said'] ?? '').match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(
        (word) => stemOf(word.toLowerCase(), language) ?? [],
      ),
    ),
  })),
);
