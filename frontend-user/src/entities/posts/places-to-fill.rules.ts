import type { TextRange } from '@drumbeat/domain';

/**
 * Words in square brackets, as left by the writers when only the user knows the fact: "[the result]", "[X]%". On one line,
 * without brackets inside; an address after it makes it a Markdown link.
 */
const BRACKETED = /\[([^[\]\n]{1,200})\](?!\()/gu;

/** Intended text in square brackets: editorial remarks, and ticked boxes. */
const MEANT = /^(?:sic|sic!|laughs|laughter|applause|x)$/u;

/** The places of a text to be filled by its author, in its order. */
export function findPlacesToFill(text: string): TextRange[] {
  return [...text.matchAll(BRACKETED)].flatMap(({ 0: { length }, 1: inside = '', index }) => {
    const words = inside.trim();
    return /\p{L}/u.test(words) && !MEANT.test(words) ? [{ start: index, end: index + length }] : [];
  });
}

/** The place that a cursor is led to: the next one, or the one before; null where there is none in that direction. */
export function neighbouringPlace(
  text: string,
  cursor: TextRange,
  direction: 'next' | 'previous',
): TextRange | null {
  const places = findPlacesToFill(text);
  const found =
    direction === 'next'
      ? places.find(({ start }) => start >= cursor.end)
      : places.findLast(({ end }) => end <= cursor.start);
  return found ?? null;
}
