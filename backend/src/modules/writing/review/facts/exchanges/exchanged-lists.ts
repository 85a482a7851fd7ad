import { sentenceRanges, type TextRange } from '@drumbeat/domain';
import { type Figure, hasSameValue, sourceFigures } from '../../../reading/figures/figures.js';
import { perText } from '../../../reading/words/per-text.js';

/** Counts that stand side by side: "52 moves, 2 breakages". */
interface Beside {
  readonly one: Figure;
  readonly other: Figure;
}

const NOUN = 5;
/** What a figure counts; '' where that is not said. */
const countedOf = ({ unit, noun, countsOther, role, total }: Figure) =>
  role !== null || total !== null ? '' : (unit ?? (countsOther ? noun.slice(0, NOUN) : ''));

/** What is counted a second time begins the next row: "18 weddings and 3 cancelled, then 22 weddings and 7 cancelled". */
function besideIn(text: string, figures: readonly Figure[]): Beside[] {
  const ends = [
    ...sentenceRanges(text).map(({ end }) => end),
    ...[...text.matchAll(/[;\n]/gu)].map(({ index }) => index),
  ];
  const found: Beside[] = [];
  let row: Figure[] = [];
  for (const figure of figures.filter((one) => countedOf(one) !== '')) {
    const before = row.at(-1);
    const isNewRow =
      before === undefined ||
      // In a text of no certain language one place may be read in two ways.
      figure.start < before.end ||
      row.some((one) => countedOf(one) === countedOf(figure)) ||
      ends.some((end) => before.end <= end && end <= figure.start);
    if (!isNewRow) found.push({ one: before, other: figure });
    row = isNewRow ? [figure] : [...row, figure];
  }
  return found;
}

const inMaterial = perText((source: string): readonly Beside[] => besideIn(source, sourceFigures(source)));

/**
 * "52 moves, 11 breakages" of two years of which the author counted both, each with its own numbers: the second figure belongs to
 * the other one. What stands side by side here stood nowhere side by side, and each of the two stood beside another.
 */
export function exchangedInLists(
  text: string,
  figures: readonly Figure[],
  material: readonly string[],
): TextRange[] {
  const said = material.flatMap(inMaterial);
  const ordered = (pair: Beside): Beside =>
    countedOf(pair.one) <= countedOf(pair.other) ? pair : { one: pair.other, other: pair.one };
  const isSameKind = (a: Beside, b: Beside) =>
    countedOf(a.one) === countedOf(b.one) && countedOf(a.other) === countedOf(b.other);
  return besideIn(text, figures)
    .filter((pair) => {
      const here = ordered(pair);
      const same = said.map(ordered).filter((one) => isSameKind(one, here));
      return (
        !same.some((one) => hasSameValue(one.one, here.one) && hasSameValue(one.other, here.other)) &&
        same.some((one) => hasSameValue(one.one, here.one)) &&
        same.some((one) => hasSameValue(one.other, here.other))
      );
    })
    .map(({ other: { start, end } }) => ({ start, end }));
}
