import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { type Figure, hasSameValue } from '../../../reading/figures/figures.js';
import { isMoney, isPeriod, isSameKind } from '../../../reading/figures/units.js';
import { countsOf, headOf, isHappening, shared, MATERIAL_COUNTS, withNoun, type Count } from './counts.js';

/**
 * Figures that the notes hold, but of something else than they are told of here: how many of what, how often, how long, how much. Where
 * nothing was told of what a figure counts here, there is nothing to compare.
 */
export function borrowedCounts(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const counts = material.flatMap(MATERIAL_COUNTS[language]);
  if (counts.length === 0) return [];
  const all = countsOf(text, figures, language);
  return all
    .filter(
      (one) => one.figure.total === null && (isBorrowed(one, counts, all) || isOfOtherMeasure(one, counts)),
    )
    .map(({ figure }) => withNoun(text, figure));
}

/** Of notes in fewer words ("paid back 9,100 euros") a sentence in other words may have none. */
const TOLD_MIN = 2;

/**
 * True where another time or amount of money was told of this, and this one of something else: "two years now without a call-out" of
 * eleven weeks without one, in what stopped for two years.
 */
function isOfOtherMeasure({ figure, words }: Count, counts: readonly Count[]): boolean {
  const { unit } = figure;
  if (unit === null || !(isPeriod(unit) || isMoney(unit))) return false;
  const own = counts.filter((one) => one.figure.unit === unit && hasSameValue(one.figure, figure));
  if (
    own.length === 0 ||
    own.some((one) => one.words.size === 0 || one.sentence.size < TOLD_MIN || shared(one.words, words) > 0)
  )
    return false;
  const near = Math.max(...own.map((one) => shared(one.sentence, words)));
  return counts.some(
    (one) =>
      one.figure.unit !== null &&
      isSameKind(one.figure.unit, unit) &&
      !hasSameValue(one.figure, figure) &&
      shared(one.words.size > 0 ? one.words : one.sentence, words) > near,
  );
}

/**
 * True where the author counted the very same with another number, and this one stands in the notes with something else alone: "three
 * faults" of a third test and one fault. A number that is left when the material is taken away was worked out.
 */
function isBorrowed(one: Count, counts: readonly Count[], all: readonly Count[]): boolean {
  const { figure, words } = one;
  if (figure.role !== null || one.noun.length + (figure.unit === 'times' ? NOUN_MIN : 0) < NOUN_MIN)
    return false;
  const rivals = counts.filter((other) => countTheSame(other, one) && !hasSameValue(other.figure, figure));
  const own = counts.filter((other) => hasSameValue(other.figure, figure));
  if (
    rivals.length === 0 ||
    own.length === 0 ||
    own.some(
      (other) => isHappening(other, one.noun) && !rivals.some(({ sentence }) => sentence === other.sentence),
    )
  )
    return false;
  if (figure.unit === 'times' && !rivals.some((rival) => isSaidAlike(one, rival, all, counts))) return false;
  return (
    !own.some((other) => rivals.some((rival) => isSaidWith(other, rival))) &&
    own.every((other) => !countTheSame(other, one) && shared(other.words, words) === 0 && isOfElse(other)) &&
    !rivals.some((whole) =>
      counts.some(
        (part) =>
          part.sentence === whole.sentence &&
          part.figure.role === null &&
          (isBare(part.figure) || countTheSame(part, one)) &&
          whole.figure.values.some((all) =>
            part.figure.values.some((some) => figure.values.includes(all - some)),
          ),
      ),
    )
  );
}

/** "Fell twice", or "twice in two years" of what fell four times in two: by a word, or by the figure beside it. */
const isSaidAlike = (one: Count, rival: Count, all: readonly Count[], counts: readonly Count[]): boolean =>
  one.words.size > 0
    ? shared(rival.words, one.words) > 0
    : all.some(
        (near) =>
          near !== one &&
          near.sentence === one.sentence &&
          counts.some(
            (other) =>
              other.sentence === rival.sentence &&
              other.figure.unit === near.figure.unit &&
              hasSameValue(other.figure, near.figure),
          ),
      );

const countTheSame = (a: Count, b: Count) =>
  a.figure.unit === 'times' || b.figure.unit === 'times'
    ? a.figure.unit === b.figure.unit
    : a.figure.unit === null && b.figure.unit === null && a.noun !== '' && headOf(a.noun) === headOf(b.noun);
/** "5 nights planned, 4 needed", « 60 consultations, 9 arrêtées »: what follows another count in its sentence without a noun counts the same. */
const isSaidWith = ({ figure, sentence }: Count, rival: Count) =>
  sentence === rival.sentence &&
  rival.figure.start < figure.start &&
  figure.role === null &&
  figure.unit === null &&
  (figure.noun === '' || PARTICIPLE.test(figure.noun));
const PARTICIPLE = /(?:ed|é[es]*|ies?|us?|[ai]d[oa]s?)$|^ge\p{L}+(?:t|en)$/u;
const isBare = ({ unit, countsOther }: Figure) => unit === null && !countsOther;
/** Beside a bare number that says nothing more there is nothing to compare. */
const isOfElse = ({ figure, words }: Count) => !isBare(figure) || figure.role !== null || words.size > 0;

const NOUN_MIN = 4;
