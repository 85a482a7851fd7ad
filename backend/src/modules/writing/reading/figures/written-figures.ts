import type { PostLanguage } from '@drumbeat/domain';
import { isShareWord, wordedNumbers } from './number-words.js';

/**
 * The figures of a text as they are written, in their order: whatever has digits, and numbers and shares in words. For what must not
 * be lost with its words; `figuresIn` reads what they say.
 */
export function writtenFigures(text: string, language: PostLanguage | null): string[] {
  const digits = placesOf(text, /[£$€]?\p{N}[\p{N}.,:/-]*\p{N}|[£$€]?\p{N}/gu);
  if (language === null) return digits.map(({ words }) => words);
  const numbers = wordedNumbers(text, language).map(({ start, end }) => ({
    start,
    words: text.slice(start, end),
    end,
  }));
  const shares = placesOf(text, /[\p{L}\p{M}]+/gu).filter(
    ({ start, words }) =>
      isShareWord(words, language) && !numbers.some((number) => number.start <= start && start < number.end),
  );
  return [...digits, ...numbers, ...shares].sort((a, b) => a.start - b.start).map(({ words }) => words);
}

const placesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, words }));
