import { describe, expect, it } from '@jest/globals';
import type { Piece } from '../pieces.js';
import { paragraphsOf } from './paragraphs.js';

const piece = (text: string, more: Partial<Piece> = {}): Piece => ({
  text,
  isList: false,
  isApart: false,
  ...more,
});
const SENTENCES = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) =>
  piece(`Sentence ${word} has exactly six words.`),
);
const form = (wordsPerParagraph: number, sentencesPerParagraph: number, closesAlone = false) => ({
  wordsPerParagraph,
  sentencesPerParagraph,
  closesAlone,
});
const lengths = (paragraphs: readonly string[]) => paragraphs.map((one) => one.split('. ').length);

describe('The paragraphs of a draft', () => {
  it('are as long as the author’s own', () => {
    expect(lengths(paragraphsOf(SENTENCES, form(6, 1), 'en'))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(lengths(paragraphsOf(SENTENCES, form(18, 3), 'en'))).toEqual([3, 3]);
    expect(lengths(paragraphsOf(SENTENCES, form(36, 6), 'en'))).toEqual([6]);
  });

  it('part where the author left a blank line', () => {
    const pieces = SENTENCES.map((one, index) => ({ ...one, isApart: index === 2 }));
    expect(lengths(paragraphsOf(pieces, form(18, 3), 'en'))[0]).toBe(2);
  });

  it('leave a list by itself', () => {
    const pieces = [...SENTENCES.slice(0, 2), piece('• a\n• b', { isList: true }), ...SENTENCES.slice(2, 4)];
    expect(paragraphsOf(pieces, form(30, 5), 'en')).toContain('• a\n• b');
  });

  it('keep a fragment with the sentence that it goes on from', () => {
    const pieces = [piece('Nobody told them where to sit at break.'), piece('Not the pay!'), ...SENTENCES];
    expect(paragraphsOf(pieces, form(9, 1), 'en')[0]).toBe(
      'Nobody told them where to sit at break. Not the pay!',
    );
  });

  it('lose no sentence and keep their order, and are none of nothing', () => {
    for (const words of [1, 7, 20, 90])
      expect(paragraphsOf(SENTENCES, form(words, 3, true), 'en').join(' ')).toBe(
        SENTENCES.map(({ text }) => text).join(' '),
      );
    expect(paragraphsOf([], form(20, 3), 'en')).toEqual([]);
  });
});
