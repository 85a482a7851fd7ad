import type { TextRange } from '../posts/text-range.js';

/**
 * The text in the form in which texts of different origin are compared: white space of any kind and amount is one space, curly
 * quotes are straight ones, and composed and decomposed letters are the same.
 */
export function foldTypography(text: string): string {
  return text.normalize('NFKC').replace(/[‘’ʼ]/g, "'").replace(/[“”„]/g, '"').replace(/\s+/gu, ' ').trim();
}

/** The text folded but for its white space, and for each unit of it the place that it was folded from. */
export function foldedPlaces(text: string): {
  readonly folded: string;
  readonly places: readonly TextRange[];
} {
  const places: TextRange[] = [];
  let folded = '';
  for (const { segment, index } of GRAPHEMES.segment(text)) {
    const piece = segment.normalize('NFKC').replace(/[‘’ʼ]/g, "'").replace(/[“”„]/g, '"');
    const place = { start: index, end: index + segment.length };
    places.push(...Array.from({ length: piece.length }, () => place));
    folded += piece;
  }
  return { folded, places };
}

const GRAPHEMES = new Intl.Segmenter();
