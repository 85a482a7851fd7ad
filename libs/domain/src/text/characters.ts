/** Length in code points, so that an emoji outside the basic plane counts as one. */
export function lengthInCodePoints(text: string): number {
  return [...text].length;
}

/** The first `count` characters (code points: no emoji is cut into halves that no database can store). */
export function firstCharacters(text: string, count: number): string {
  // A code point is at most two units long, so the rest of a long text need not be spread.
  return [...text.slice(0, count * 2)].slice(0, count).join('');
}

/** The first `max` characters plus "..." where the text is longer, else the text itself. */
export function cutWithDots(text: string, max: number): string {
  const start = firstCharacters(text, max);
  return start.length < text.length ? `${start}...` : text;
}
