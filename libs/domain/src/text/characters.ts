/** Length in code points, so that an emoji outside the basic plane counts as one. */
export function lengthInCodePoints(text: string): number {
  return [...text].length;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Longer than any sign that people write, in units: so much of a sign is read beyond the cut. */
const SIGN_MAX = 64;

/**
 * The beginning with at most `count` characters (code points), which ends with a whole sign: a joined emoji, a flag or a letter
 * with its accents is left out rather than cut. Only a sign that is longer than all of `count` is cut between its code points.
 */
export function firstCharacters(text: string, count: number): string {
  // A code point is at most two units long, so the rest of a long text need not be read.
  const head = text.slice(0, count * 2 + SIGN_MAX);
  let length = 0;
  let end = 0;
  for (const { segment, index } of graphemes.segment(head)) {
    length += lengthInCodePoints(segment);
    if (length > count) break;
    end = index + segment.length;
  }
  return end === 0 ? [...head].slice(0, count).join('') : head.slice(0, end);
}

/** The first `max` characters plus "..." where the text is longer, else the text itself. */
export function cutWithDots(text: string, max: number): string {
  const start = firstCharacters(text, max);
  return start.length < text.length ? `${start}...` : text;
}
