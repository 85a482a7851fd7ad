import { figuresBySentence, sourceFigures, type Figure } from '../../../reading/figures/figures.js';
import { perText } from '../../../reading/words/per-text.js';
import { sharedWords, wordsAround, type SentenceWords } from '../../../reading/sentences/sentence-words.js';
import { isMoney, isPeriod } from '../../../reading/figures/units.js';

interface Sources {
  /** The figures of the material of this text. */
  readonly material: readonly Figure[];
  readonly known: readonly string[];
  readonly ownPosts: readonly string[];
}

/**
 * True where the material has other figures with this unit, and this one stands in earlier posts alone, of something else: "six
 * years" of whoever was told to have waited four, and wrote in May to be six years in business.
 */
export function standsByChance(
  text: string,
  figure: Figure,
  { material, known, ownPosts }: Sources,
): boolean {
  const { unit } = figure;
  if (unit === null || !(isPeriod(unit) || isMoney(unit) || unit === 'percent')) return false;
  const isSame = (other: Figure) =>
    other.unit === unit && other.values.some((value) => figure.values.includes(value));
  if (material.some(isSame) || !material.some((other) => other.unit === unit)) return false;
  const posts = new Set(ownPosts);
  if (known.some((one) => !posts.has(one) && sourceFigures(one).some(isSame))) return false;
  const words = wordsAround(text, figure);
  return !ownPosts.some((post) =>
    withWords(post).some(
      (one) => one.figures.some(isSame) && sharedWords(words, one.words) > unitWords(words, one.words),
    ),
  );
}

/** Words that a sentence has in common with one of an earlier post, besides what is counted, before both tell of the same. */
const SAME_THING = 2;

/** True where an earlier post says this of the same thing: "In March Halvorsen sent back 14 pallets", beside the 22 of today. */
export function isOfOwnPost(text: string, figure: Figure, ownPosts: readonly string[]): boolean {
  const words = wordsAround(text, figure);
  const noun = figure.noun.slice(0, HEAD);
  const around = new Set([...words].filter((word) => word.slice(0, HEAD) !== noun));
  return ownPosts.some((post) =>
    withWords(post).some(
      (one) =>
        one.figures.some(
          (other) =>
            other.unit === figure.unit && other.values.some((value) => figure.values.includes(value)),
        ) && sharedWords(around, one.words) - unitWords(around, one.words) >= SAME_THING,
    ),
  );
}
const HEAD = 4;

/** Heads of words for units: that both speak of years says nothing. */
const UNIT_HEADS: readonly string[] =
  'years jahre année weeks woche semai seman month monat meses hours stund heure horas jours tagen minut secon sekun segun euros dolla pound'.split(
    ' ',
  );
const unitWords = (a: SentenceWords, b: SentenceWords) =>
  UNIT_HEADS.filter((head) => a.has(head) && b.has(head)).length;

interface Sentence {
  readonly figures: readonly Figure[];
  readonly words: SentenceWords;
}

const withWords = perText((post: string): readonly Sentence[] =>
  figuresBySentence(post)
    .filter((figures) => figures.length > 0)
    .map((figures) => ({
      figures,
      words: wordsAround(post, { start: figures[0]?.start ?? 0, end: figures[0]?.start ?? 0 }),
    })),
);
