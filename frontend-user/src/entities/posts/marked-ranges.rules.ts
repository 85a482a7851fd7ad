import type { TextFinding, TextRange } from '@drumbeat/domain';
import { foreignPlaces } from './foreign-places.rules';
import { findPlacesToFill } from './places-to-fill.rules';

/** `place`: to fill, or not its author's. `breaking`: of a sentence that does not sound like them. */
interface MarkedRange extends TextRange {
  readonly kind: 'place' | 'breaking';
}

/**
 * What is marked in a text, in its order and none over another one: what has to be settled comes before what only stands out.
 * @param breaking words of sentences; those that the text has no more are marked nowhere
 */
export function markedRanges(
  text: string,
  findings: readonly TextFinding[],
  breaking: readonly string[],
): MarkedRange[] {
  const places = apart([...findPlacesToFill(text), ...foreignPlaces(text, findings)]);
  const sentences = apart(
    breaking.flatMap((words) => {
      const start = words === '' ? -1 : text.indexOf(words);
      return start === -1 ? [] : [{ start, end: start + words.length }];
    }),
  );
  return [
    ...places.map((place): MarkedRange => ({ ...place, kind: 'place' })),
    ...sentences.flatMap((sentence) => without(sentence, places)),
  ].sort((a, b) => a.start - b.start);
}

/** In their order; of two that overlap the first. */
function apart(ranges: readonly TextRange[]): TextRange[] {
  const found: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start))
    if (range.start >= (found.at(-1)?.end ?? 0)) found.push(range);
  return found;
}

function without({ start, end }: TextRange, places: readonly TextRange[]): MarkedRange[] {
  const parts: MarkedRange[] = [];
  let from = start;
  for (const place of [...places, { start: end, end }]) {
    if (place.end <= from || place.start > end) continue;
    if (place.start > from) parts.push({ start: from, end: place.start, kind: 'breaking' });
    from = Math.max(from, place.end);
  }
  return parts;
}
