import { isStopWord, POST_LANGUAGES, type TextRange } from '@drumbeat/domain';
import type { FigureRole } from './figure-roles.js';
import type { Unit } from './units.js';

/** What of a figure says whether it counts something, and what. */
interface Counting extends TextRange {
  readonly values: readonly number[];
  readonly unit: Unit | null;
  readonly noun: string;
  readonly countsOther: boolean;
  readonly role: FigureRole | null;
  readonly total: readonly number[] | null;
}

/** Between a count and the bare figure that begins the next part of its line. */
const NEXT_PART = /^[^\n\d.;]{0,60}?[.,;]\s(?:(?:and|und|et|y)\s)?$/iu;
/** When, where or of which a bare figure is, right behind it: "298 at the start". */
const WHERE =
  /^\s(?:at|in|on|by|from|before|after|last|am|im|zu|zum|bei|vor|nach|à|au|aux|en|le|al|a|el)\s\p{L}/iu;
const YEAR_FROM = 1900;

/**
 * "340 lifts at year end. 298 at the start.": the second figure, which names nothing that it counts, counts what the first one of its line does.
 * @param figures of the text, in their order
 */
export function withElliptic<One extends Counting>(text: string, figures: readonly One[]): readonly One[] {
  const read: One[] = [];
  for (const figure of figures) {
    const before = read.at(-1);
    read.push(
      before !== undefined && counts(before) && isBare(figure) && isElliptic(text, before, figure)
        ? { ...figure, unit: before.unit, noun: before.noun, countsOther: before.countsOther }
        : figure,
    );
  }
  return read;
}

/** True where it goes on from the figure before it, and says but when or where. */
export const isElliptic = (text: string, before: TextRange, { start, end }: TextRange): boolean =>
  NEXT_PART.test(text.slice(before.end, start)) && WHERE.test(text.slice(end, end + 24));

const counts = ({ unit, noun, countsOther, role, total }: Counting) =>
  role === null && total === null && (unit === null ? countsOther && noun.length > 2 : true);

const isBare = ({ unit, noun, role, total, values }: Counting) =>
  unit === null &&
  role === null &&
  total === null &&
  values.every((value) => value < YEAR_FROM || value >= YEAR_FROM + 200) &&
  (noun === '' || POST_LANGUAGES.some((language) => isStopWord(noun, language)));
