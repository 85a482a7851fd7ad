import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { wordsAsSaid } from '../../../reading/denials/negations.js';
import {
  isOfOtherDimension,
  isOfOtherPart,
  isRoundedTo,
  isSameSize,
  quantitiesIn,
  type Quantity,
} from '../../../reading/figures/quantities.js';
import { periodsIn } from '../../../reading/times/periods.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';
import { spansInOtherWords } from './told-spans.js';

/**
 * Amounts of the text that the author gives in another unit: "3 cm" of 3 mm, "a tone" of a semitone, "half a minute" of half an hour,
 * or of a quarter of a minute, "6 metres" of 6 tonnes. Where
 * the author has both, the clause decides which of them is meant.
 */
export function resizedQuantities(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  // How often is told with the rates.
  const aside = [
    ...periodsIn(text).filter(({ isOften }) => isOften),
    ...spansInOtherWords(text, language, material),
  ];
  const own = measuredIn(text, language).filter(
    ({ quantity: { place } }) => !aside.some(({ start, end }) => start < place.end && place.start < end),
  );
  if (own.length === 0) return [];
  const said = material.flatMap((source) => measuredIn(source, language));
  return own
    .filter((one) => !said.some((other) => isRoundedTo(one.quantity, other.quantity)))
    .filter((one) => {
      const resized = said.filter(
        (other) =>
          isResized(one.quantity, other.quantity) ||
          isOfOtherPart(one.quantity, other.quantity) ||
          isOfOtherDimension(one.quantity, other.quantity, [one.written, other.written]),
      );
      if (resized.length === 0) return false;
      const same = said.filter((other) => isSameSize(one.quantity, other.quantity));
      const near = Math.max(...resized.map((other) => alike(one, other)));
      return same.length === 0
        ? near > 0 || (one.quantity.amount !== 1 && [one, ...resized].some(({ words }) => words.size === 0))
        : near > 0 && near > Math.max(...same.map((other) => alike(one, other)));
    })
    .map(({ quantity }) => quantity.place);
}

interface Measured {
  readonly quantity: Quantity;
  /** The amount and its unit, as they stand there. */
  readonly written: string;
  /** Of its clause, without the amount. */
  readonly words: ReadonlySet<string>;
}

function measuredIn(text: string, language: PostLanguage): Measured[] {
  const quantities = quantitiesIn(text, language);
  if (quantities.length === 0) return [];
  const clauses = clausesOf(text, language);
  const around = ({ place }: Quantity): Clause | undefined =>
    clauses.find((clause) => clause.place.start <= place.start && place.start < clause.place.end);
  return quantities.map((quantity) => {
    const written = text.slice(quantity.place.start, quantity.place.end);
    return { quantity, written, words: wordsBeside(around(quantity), written, language) };
  });
}

function wordsBeside(clause: Clause | undefined, said: string, language: PostLanguage): Set<string> {
  const own = new Set(wordsAsSaid(said).flatMap((one) => stemOf(one, language) ?? []));
  return new Set([...(clause?.stems ?? [])].filter((stem) => !/^\d/u.test(stem) && !own.has(stem)));
}

const isResized = (a: Quantity, b: Quantity) =>
  a.dimension === b.dimension && a.amount === b.amount && !isSameSize(a, b);

const alike = (a: Measured, b: Measured) => [...a.words].filter((stem) => hasStem(b.words, stem)).length;
