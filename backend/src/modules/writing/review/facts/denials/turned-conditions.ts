import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { isNegator, wordsAsSaid } from '../../../reading/denials/negations.js';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';

/** What begins a condition; the second one has its "not" in it. */
const IF: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:if|(?<unless>unless))\s(?<said>[^,.;:!?\n]+)/iu,
  de: /(?<!\p{L})(?:wenn|falls|sofern|(?<unless>es sei denn,?))\s(?<said>[^,.;:!?\n]+)/iu,
  fr: /(?<!\p{L})(?:si\s|s['’](?=ils?)|(?<unless>à moins que\s|sauf si\s))(?<said>[^,.;:!?\n]+)/iu,
  es: /(?<!\p{L})(?:si|(?<unless>a menos que|salvo si))\s(?<said>[^,.;:!?\n]+)/iu,
};

interface Condition {
  readonly place: TextRange;
  readonly words: ReadonlySet<string>;
  readonly isDenied: boolean;
  /** What holds then. */
  readonly then: ReadonlySet<string>;
  readonly isThenDenied: boolean;
}

const conditionsIn = perTextIn((text, language): readonly Condition[] =>
  sentenceRanges(text).flatMap((place) => {
    const sentence = text.slice(place.start, place.end);
    const match = IF[language].exec(sentence);
    if (match === null) return [];
    const rest = `${sentence.slice(0, match.index)} ${sentence.slice(match.index + match[0].length)}`;
    const [inIf, inRest] = [wordsAsSaid(match.groups?.['said'] ?? ''), wordsAsSaid(rest)];
    const stems = (words: readonly string[]) =>
      new Set(words.flatMap((one) => (isNegator(one, language) ? [] : (stemOf(one, language) ?? []))));
    const denies = (words: readonly string[]) => words.some((one) => isNegator(one, language));
    const isUnless = match.groups?.['unless'] !== undefined;
    return [
      {
        place,
        words: stems(inIf),
        isDenied: denies(inIf) !== isUnless,
        then: stems(inRest),
        isThenDenied: denies(inRest),
      },
    ];
  }),
);

/**
 * "It is no use if you stand still" of "it is no use if you do not stand still": the same holds, on the contrary condition. Where what
 * holds was turned round with it, both say the same.
 */
export function turnedConditions(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material.flatMap(conditionsIn[language]);
  return conditionsIn[language](text)
    .filter((one) => {
      const same = said.filter((other) => isOfTheSame(one, other));
      return same.length > 0 && same.every(({ isDenied }) => isDenied !== one.isDenied);
    })
    .map(({ place }) => place);
}

const isOfTheSame = (a: Condition, b: Condition) =>
  a.isThenDenied === b.isThenDenied &&
  a.words.size > 0 &&
  isSubset(a.words, b.words) &&
  isSubset(b.words, a.words) &&
  [...a.then].some((stem) => hasStem(b.then, stem));
const isSubset = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((stem) => hasStem(b, stem));
