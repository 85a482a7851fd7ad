import type { TextRange } from '@drumbeat/domain';

/** The paragraphs of a text: lines with no blank one between them, without white space around. */
export function paragraphRanges(text: string): TextRange[] {
  return [...text.matchAll(/\S[^\n]*(?:\n(?!\s*\n)[^\n]*)*/gu)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.trimEnd().length,
  }));
}
