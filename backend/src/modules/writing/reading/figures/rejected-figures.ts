import type { Figure } from './figures.js';
import { isOfPlan } from '../clauses/plans.js';

/** "Not 4", "instead of four", "plutôt que 6": what the figure behind it is not. */
const REJECTED =
  /(?<!\p{L})(?:not|nicht|pas|no|and not|instead of|rather than|statt|anstatt|au lieu (?:de|des|d['’])|plutôt que|en vez de|en lugar de)\s(?:(?:the|den|die|der|les|los|las|de)\s)?$/iu;
const BEFORE_MAX = 24;
const CLAUSE_END = /[.!?;:,\n–—()]|\s(?:and|but|und|aber|et|mais|y|pero)\s/giu;

/** The figures that a text puts aside for another one: that were planned or quoted, or stand behind a "not" or an "instead of". */
export function rejectedFigures(text: string, figures: readonly Figure[]): Figure[] {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  return figures.filter(({ start, end, role }) => {
    if (role !== null) return false;
    if (REJECTED.test(text.slice(Math.max(0, start - BEFORE_MAX), start))) return true;
    const from = ends.findLast((one) => one < start) ?? 0;
    const to = ends.find((one) => one >= end) ?? text.length;
    return isOfPlan(text.slice(from, to));
  });
}

/** Those of the text that the author put aside as well: "6 days instead of 4" of "6 days, not 4 as I'd quoted". */
export function alsoRejected(
  text: string,
  figures: readonly Figure[],
  material: readonly (readonly [source: string, figures: readonly Figure[]])[],
): Figure[] {
  const own = rejectedFigures(text, figures);
  if (own.length === 0) return [];
  const theirs = material.flatMap(([source, all]) => rejectedFigures(source, all));
  return own.filter((one) =>
    theirs.some(
      ({ values, unit }) =>
        values.some((value) => one.values.includes(value)) &&
        (unit === null || one.unit === null || unit === one.unit),
    ),
  );
}
