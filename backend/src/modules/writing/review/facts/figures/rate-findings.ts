import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { figuresIn, isSameNoun, sourceFigures, type Figure } from '../../../reading/figures.js';
import { rateBefore, rateBehind } from '../../../reading/rates.js';
import { isPeriod, isSameUnit, unitAt, type Unit } from '../../../reading/units.js';
import type { ReviewContext } from '../../review-context.js';

/** Of these a period behind a figure says how often, and hardly when: "per week", where "in der Woche" may say both. */
const PLAIN =
  /^(?:\s?[%€$£]|\s[\p{L}\p{M}-]+){0,2}?\s?(?:\/|(?<=\s|\/)(?:per|an?|each|par|chaque|pro|je|por|al|cada)\s)\s?[\p{L}\p{M}]+$/u;
const RATE_MAX = 60;
/** A small number of anything may be told of something else. */
const CHANCE_MAX = 12;

interface Rate {
  readonly figure: Figure;
  readonly period: Unit;
  readonly start: number;
  readonly end: number;
  readonly isPlain: boolean;
}

/**
 * The rates of the text whose period is another one than the author's: "64 € a day" where the material knows weeks alone, or "60 Euro
 * im Jahr" where the same 60 euros are those of a month.
 */
export function unsourcedRates(
  text: string,
  language: PostLanguage | null,
  { material, known }: Pick<ReviewContext, 'material' | 'known'>,
): TextRange[] {
  const rates = ratesOf(text, figuresIn(text, language));
  if (rates.length === 0) return [];
  const told = material.flatMap((source) => ratesOf(source, sourceFigures(source)));
  const alone = material.flatMap(periodsAlone);
  const periods = new Set([...told.map(({ period }) => period), ...alone]);
  if (periods.size === 0) return [];
  const elsewhere = known.flatMap((source) => ratesOf(source, sourceFigures(source)));
  const isSame = (rate: Rate, other: Rate) =>
    other.period === rate.period && other.figure.values.some((one) => rate.figure.values.includes(one));
  const isOther = (rate: Rate) => {
    const own = told.filter(({ figure }) => countsTheSame(figure, rate.figure));
    return own.length > 0 && !own.some((one) => isSame(rate, one)) && !alone.includes(rate.period);
  };
  return rates
    .filter(
      (rate) =>
        ((rate.isPlain && !periods.has(rate.period)) || isOther(rate)) &&
        !elsewhere.some((one) => isSame(rate, one)),
    )
    .map(({ start, end }) => ({ start, end }));
}

/** The same number of the same, or of what one of the two leaves open: "37 complaints a month" of "fell from 37 a month". */
function countsTheSame(a: Figure, b: Figure): boolean {
  if (!a.values.some((one) => b.values.includes(one))) return false;
  if (a.unit !== null && b.unit !== null) return isSameUnit(a.unit, b.unit);
  return a.unit === b.unit && (isSameNoun(a, b) || a.values.some((value) => value > CHANCE_MAX));
}

function ratesOf(text: string, figures: readonly Figure[]): Rate[] {
  return figures.flatMap((figure, index) => {
    if (figure.role !== null) return [];
    const behind = text.slice(
      figure.end,
      Math.min(figure.end + RATE_MAX, figures[index + 1]?.start ?? Infinity),
    );
    const rate = rateBehind(behind);
    if (rate !== null) {
      const end = figure.end + rate.length;
      const isPlain = PLAIN.test(text.slice(figure.end, end));
      return [{ figure, period: rate.period, start: figure.start, end, isPlain }];
    }
    const from = figures[index - 1]?.end ?? 0;
    const period = rateBefore(text.slice(from, figure.start));
    return period === null ? [] : [{ figure, period, start: figure.start, end: figure.end, isPlain: false }];
  });
}

/** "Pro Monat von 11 Stunden auf 4": the period may stand before its figures. */
const PERIOD = /(?<!\p{L})(?:per|par|pro|por|al)\s(?<period>[\p{L}\p{M}]+)/giu;

function periodsAlone(source: string): Unit[] {
  const rates = ratesOf(source, sourceFigures(source));
  return [...source.matchAll(PERIOD)]
    .filter(({ index }) => !rates.some(({ start, end }) => start <= index && index < end))
    .flatMap(({ groups }) => unitAt(groups?.['period'] ?? '')?.unit ?? [])
    .filter(isPeriod);
}
