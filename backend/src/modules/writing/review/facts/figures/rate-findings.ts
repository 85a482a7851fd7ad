import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { figuresIn, sourceFigures, type Figure } from '../../../reading/figures.js';
import { isPeriod, unitAt, type Unit } from '../../../reading/units.js';
import type { ReviewContext } from '../../review-context.js';

/** "A week", "par jour", "pro Monat", "al mes" behind a figure and what it counts. */
const RATE =
  /^(?:\s?[%€$£]|\s[\p{L}\p{M}-]+){0,2}?\s?(?:\/|(?<=\s|\/)(?:per|an?|each|par|chaque|pro|je|por|al|cada)\s)\s?(?<period>[\p{L}\p{M}]+)/u;
const RATE_MAX = 40;

interface Rate {
  readonly figure: Figure;
  readonly period: Unit;
  readonly end: number;
}

/** The rates of the text ("64 € a day") whose period is another one than those of the material ("a week"). */
export function unsourcedRates(
  text: string,
  language: PostLanguage | null,
  { material, known }: Pick<ReviewContext, 'material' | 'known'>,
): TextRange[] {
  const rates = ratesOf(text, figuresIn(text, language));
  if (rates.length === 0) return [];
  const periods = new Set(material.flatMap(periodsIn));
  if (periods.size === 0) return [];
  const elsewhere = known.flatMap((source) => ratesOf(source, sourceFigures(source)));
  const isKnown = ({ figure, period }: Rate) =>
    periods.has(period) ||
    elsewhere.some(
      (other) => other.period === period && other.figure.values.some((one) => figure.values.includes(one)),
    );
  return rates.filter((rate) => !isKnown(rate)).map(({ figure, end }) => ({ start: figure.start, end }));
}

function ratesOf(text: string, figures: readonly Figure[]): Rate[] {
  return figures.flatMap((figure) => {
    const behind = RATE.exec(text.slice(figure.end, figure.end + RATE_MAX));
    const period = unitAt(behind?.groups?.['period'] ?? '')?.unit;
    if (behind === null || period === undefined || !isPeriod(period)) return [];
    return [{ figure, period, end: figure.end + behind[0].length }];
  });
}

/** "Pro Monat von 11 Stunden auf 4": the period may stand before its figures. */
const PERIOD = /(?<!\p{L})(?:per|par|pro|por|al)\s(?<period>[\p{L}\p{M}]+)/giu;

const periodsIn = (source: string): Unit[] => [
  ...ratesOf(source, sourceFigures(source)).map(({ period }) => period),
  ...[...source.matchAll(PERIOD)]
    .flatMap(({ groups }) => unitAt(groups?.['period'] ?? '')?.unit ?? [])
    .filter(isPeriod),
];
