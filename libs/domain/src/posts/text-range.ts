/** A part of a text, in UTF-16 units; `end` is the first unit behind it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The same places with those that overlap as one, in the text's order; places that only touch stay two. */
export function joinedRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last !== undefined && range.start < last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else joined.push(range);
  }
  return joined;
}
