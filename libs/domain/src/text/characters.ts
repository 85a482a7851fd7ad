/** Length in code points, so that an emoji outside the basic plane counts as one. */
export function lengthInCodePoints(text: string): number {
  return [...text].length;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Longer than any grapheme in use, in units: number of units read beyond the cut. */
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

/** Exactly the first `max` characters plus "..." where the text is longer, else the text itself. */
export function beginningWithDots(text: string, max: number): string {
  const start = firstCharacters(text, max);
  return start.length < text.length ? `${start}...` : text;
}

/**
 * At most the first `max` characters, up to the end of a word, plus "..." when the text is longer, else the text
 * itself. A word longer than half of `max` is cut within; punctuation before the dots is removed.
 */
export function cutWithDots(text: string, max: number): string {
  const start = firstCharacters(text, max);
  if (start.length === text.length) return text;
  const words = /^\s/u.test(text.slice(start.length)) ? start : start.replace(/\s+\S*$/u, '');
  const kept = words.length * 2 < start.length ? start : words;
  return `${kept.replace(/[\s.,;:…–—-]+$/u, '') || start}...`;
}
