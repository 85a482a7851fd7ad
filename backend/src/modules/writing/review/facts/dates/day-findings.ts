import { hasSameValue } from '../../../reading/figures/figures.js';
import type { TextRange } from '@drumbeat/domain';
import type { Figure } from '../../../reading/figures/figures.js';

/**
 * The days of months that no source names: "28 November" of whoever told the 12th, and 28 lessons. A day of what is known otherwise
 * has to be in the same month; a number that the author set without anything that it counts may be a day.
 */
export function unsourcedDays(
  figures: readonly Figure[],
  { material, known }: { readonly material: readonly Figure[]; readonly known: readonly Figure[] },
): TextRange[] {
  return figures
    .filter(({ role }) => role === 'day')
    .filter(
      (day) =>
        !material.some((one) => hasSameValue(one, day) && (isInMonth(one, day) || isBare(one))) &&
        !known.some((one) => hasSameValue(one, day) && one.months.length > 0 && isInMonth(one, day)),
    )
    .map(({ start, end }) => ({ start, end }));
}

const isInMonth = (one: Figure, day: Figure) =>
  one.role === 'day' &&
  (one.months.length === 0 ||
    day.months.length === 0 ||
    one.months.some((month) => day.months.includes(month)));

const isBare = ({ role, unit, countsOther, total }: Figure) =>
  role !== 'day' && unit === null && !countsOther && total === null;
