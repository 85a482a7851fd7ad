import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf } from '../../../reading/clauses/clauses.js';
import { figuresIn, isSameNoun, sourceFigures, type Figure } from '../../../reading/figures/figures.js';
import { wordsAsSaid } from '../../../reading/denials/negations.js';
import { isSamePeriod, periodsIn, type SaidPeriod } from '../../../reading/times/periods.js';
import { perTextIn } from '../../../reading/words/per-language.js';
import { perText } from '../../../reading/words/per-text.js';
import { rateBefore, rateBehind } from '../../../reading/figures/rates.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';
import { otherRecurringDays } from './recurring-weekdays.js';
import { notedRanges } from '../../../reading/sentences/written-sentences.js';
import { isMeasure, isSameUnit, unitAt, type Unit } from '../../../reading/figures/units.js';
import type { ReviewContext } from '../../review-context.js';

/** Of these a period behind a figure says how often, and hardly when: "per week", not "in a week", where "in der Woche" may say both. */
const PLAIN =
  /^(?!\sin\s)(?:\s?[%€$£]|\s[\p{L}\p{M}-]+){0,2}?\s?(?:\/|(?<=\s|\/)(?:per|an?|each|par|chaque|pro|je|por|al|cada)\s|(?:de\s|à\s)?l['’])\s?[\p{L}\p{M}-]+$/u;
const RATE_MAX = 60;
/** A small number of anything may be told of something else. */
const CHANCE_MAX = 12;

interface Rate {
  readonly figure: Figure;
  /** What it counts; where it does not say so itself, what the figure before it in its sentence does: "900 euros a quarter, 3,600 a year". */
  readonly unit: Unit | null;
  /** Of its period. */
  readonly seconds: number;
  readonly start: number;
  readonly end: number;
  readonly isPlain: boolean;
}

/**
 * The rates of the text whose period is another one than the author's: "64 € a day" where the material knows weeks alone, or "60 Euro
 * im Jahr" where the same 60 euros are those of a month; and how often something is done where the author tells of it with another
 * period ("every month" of every quarter).
 */
export function unsourcedRates(
  text: string,
  language: PostLanguage | null,
  { material, known }: Pick<ReviewContext, 'material' | 'known'>,
): TextRange[] {
  const rates = ratesOf(text, figuresIn(text, language));
  const told = material.flatMap((source) => ratesOf(source, sourceFigures(source)));
  const periods = material.flatMap(periodsIn);
  const alone = periods.filter(({ isOften }) => isOften);
  const elsewhere = known.flatMap((source) => ratesOf(source, sourceFigures(source)));
  const isSame = (rate: Rate, other: Rate) =>
    isSamePeriod(other.seconds, rate.seconds) &&
    other.figure.values.some((one) => rate.figure.values.includes(one));
  const isKnown = ({ seconds }: Rate) =>
    [...told, ...alone].some((other) => isSamePeriod(other.seconds, seconds));
  const isOther = (rate: Rate) => {
    const own = told.filter(({ figure }) => countsTheSame(figure, rate.figure));
    const isBare = alone.some(
      ({ seconds, start }) =>
        isSamePeriod(seconds, rate.seconds) && !told.some((one) => one.start <= start && start < one.end),
    );
    return own.length > 0 && !own.some((one) => isSame(rate, one)) && !isBare;
  };
  const isRestated = (rate: Rate) => told.some((other) => isScaled(rate, other)) || isCounted(rate, periods);
  const found = rates.filter(
    (rate) =>
      ((rate.isPlain && told.length + alone.length > 0 && !isKnown(rate)) || isOther(rate)) &&
      !isRestated(rate) &&
      !elsewhere.some((one) => isSame(rate, one)),
  );
  const restated = rates.filter(isRestated);
  const days = language === null ? [] : otherRecurringDays(text, language, material);
  return [
    ...days,
    ...found.map(({ start, end }) => ({ start, end })),
    ...(language === null ? [] : otherPeriods(text, language, material)).filter(
      (place) =>
        ![...found, ...restated, ...days].some(({ start, end }) => start < place.end && place.start < end),
    ),
  ];
}

/** Rates of the text that say the author's for another period: "24 euros a year" of 6 euros a quarter. */
export function restatedRates(
  text: string,
  language: PostLanguage | null,
  material: readonly string[],
): TextRange[] {
  const rates = ratesOf(text, figuresIn(text, language));
  if (rates.length === 0) return [];
  const told = material.flatMap((source) => ratesOf(source, sourceFigures(source)));
  return rates.filter((rate) => told.some((other) => isScaled(rate, other)));
}

const CLOSE = 0.05;
const isScaled = (a: Rate, b: Rate) =>
  (a.unit === b.unit || isSameNoun(a.figure, b.figure)) &&
  a.figure.values.some((one) =>
    b.figure.values.some((other) => {
      const [own, theirs] = [one / a.seconds, other / b.seconds];
      return !isSamePeriod(a.seconds, b.seconds) && Math.abs(own - theirs) <= CLOSE * Math.max(own, theirs);
    }),
  );

/** "Twice a year" of what comes each half-year. */
const isCounted = ({ figure, seconds }: Rate, periods: readonly SaidPeriod[]) =>
  figure.unit === 'times' &&
  figure.values.some((count) => periods.some((one) => isSamePeriod(one.seconds, seconds / count)));

/** The same number of the same, or of what one of the two leaves open: "37 complaints a month" of "fell from 37 a month". */
function countsTheSame(a: Figure, b: Figure): boolean {
  if (!a.values.some((one) => b.values.includes(one))) return false;
  if (a.unit !== null && b.unit !== null) return isSameUnit(a.unit, b.unit);
  return a.unit === b.unit && (isSameNoun(a, b) || a.values.some((value) => value > CHANCE_MAX));
}

/** "Four open days": of some sort, they are counted and measure nothing. */
const isOfKind = ({ noun }: Figure) => noun !== '' && unitAt(noun) === null;

/** How often something comes of which so many come in a period: "two inspections a year" are one every six months. */
export const comesEvery = perText((source: string): readonly number[] =>
  ratesOf(source, sourceFigures(source)).flatMap(({ figure, seconds }) =>
    figure.unit === null || !isMeasure(figure.unit) || figure.unit === 'times' || isOfKind(figure)
      ? figure.values.filter((count) => count > 1 && Number.isInteger(count)).map((count) => seconds / count)
      : [],
  ),
);

function ratesOf(text: string, figures: readonly Figure[]): Rate[] {
  const periods = periodsIn(text);
  const isInPeriod = ({ start }: Figure) => periods.some((one) => one.start <= start && start < one.end);
  return figures.flatMap((figure, index) => {
    if (figure.role !== null) return [];
    const before = figures.slice(0, index).findLast((one) => !isInPeriod(one));
    const isBare = figure.unit === null && figure.noun === '' && before !== undefined;
    const isPassedOn = isBare && !/[.!?\n]\s/u.test(text.slice(before.end, figure.start));
    const unit = isPassedOn ? before.unit : figure.unit;
    const behind = text.slice(
      figure.end,
      Math.min(figure.end + RATE_MAX, figures[index + 1]?.start ?? Infinity),
    );
    const rate = rateBehind(behind);
    if (rate !== null) {
      const end = figure.end + rate.length;
      const isPlain = PLAIN.test(text.slice(figure.end, end));
      return [{ figure, unit, seconds: rate.seconds, start: figure.start, end, isPlain }];
    }
    const from = figures[index - 1]?.end ?? 0;
    const seconds = rateBefore(text.slice(from, figure.start));
    return seconds === null
      ? []
      : [{ figure, unit, seconds, start: figure.start, end: figure.end, isPlain: false }];
  });
}

/** A period with the words of its clause, and of its whole sentence. */
interface Often {
  readonly period: SaidPeriod;
  readonly words: ReadonlySet<string>;
  readonly sentence: ReadonlySet<string>;
}

const OFTEN_IN = perTextIn((text, language): readonly Often[] => {
  const periods = periodsIn(text);
  if (periods.length === 0) return [];
  const clauses = clausesOf(text, language);
  const sentences = notedRanges(text);
  return periods.map((period) => {
    const isIn = ({ start, end }: TextRange) => start <= period.start && period.start < end;
    const around = sentences.find(isIn);
    const isBeside = ({ start }: TextRange) =>
      around !== undefined && around.start <= start && start < around.end;
    const own = new Set(
      wordsAsSaid(text.slice(period.start, period.end)).flatMap((one) => stemOf(one, language) ?? []),
    );
    const stemsOf = (isWanted: (place: TextRange) => boolean) =>
      new Set(
        clauses
          .filter(({ place }) => isWanted(place))
          .flatMap(({ stems }) => [...stems].filter((stem) => !own.has(stem))),
      );
    return { period, words: stemsOf(isIn), sentence: stemsOf(isBeside) };
  });
});

/** How many words two clauses have in common that tell of the same. */
const SAME_WORDS = 2;

function otherPeriods(text: string, language: PostLanguage, material: readonly string[]): TextRange[] {
  const told = material.flatMap(OFTEN_IN[language]);
  const every = material.flatMap(comesEvery);
  const counted = ratesOf(text, figuresIn(text, language));
  return OFTEN_IN[language](text)
    .filter(({ period, words }) => {
      const alike = ({ sentence }: Often) => [...words].filter((stem) => hasStem(sentence, stem));
      const isSame = (other: Often) => isSamePeriod(other.period.seconds, period.seconds);
      // "Six of them in the quarter" of six in the half-year.
      const isOf = (other: Often) =>
        (period.isOften && other.period.isOften) ||
        [...words].some((stem) => /^\d/u.test(stem) && other.words.has(stem));
      // "Every six months" of two a year; "six a month" of six in the half-year is none of it.
      const isEach =
        !counted.some(({ end }) => end === period.end) &&
        every.some((seconds) => isSamePeriod(seconds, period.seconds));
      return (
        !isEach &&
        told.some((other) => isOf(other) && !isSame(other) && alike(other).length >= SAME_WORDS) &&
        !told.some((other) => isSame(other) && alike(other).length > 0)
      );
    })
    .map(({ period: { start, end } }) => ({ start, end }));
}
