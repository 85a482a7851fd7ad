import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unevenness } from './rhythm.rules.js';

/** Sentences with as many words as asked for. */
const sentences = (...lengths: number[]) =>
  lengths.map((length) => `A${' word'.repeat(length - 1)}.`).join(' ');
const paragraphs = (...lengths: number[]) =>
  lengths
    .map((length) => sentences(...Array.from({ length }, (_, index) => 2 + 5 * (index % 2))))
    .join('\n\n');
const UNEVEN = sentences(2, 19, 5, 3, 24, 8, 2, 15);

describe('The rhythm of a text', () => {
  it('is too even where its sentences are as long as each other, at its evenest stretch', () => {
    const text = sentences(7, 9, 7, 9, 8, 8, 8, 8, 7, 9);
    const found = unevenness(text, []);
    expect(found?.lengths).toEqual({ of: 'sentences', from: 8, to: 8 });
    expect(text.slice(0, found?.place.start).trim().split('. ')).toHaveLength(4);
    expect(text.slice(found?.place.start, found?.place.end)).toBe(sentences(8, 8, 8, 8));
  });

  it('is too even where its paragraphs are, however its sentences are', () => {
    expect(unevenness(paragraphs(2, 2, 2, 2, 2), [])?.lengths).toEqual({ of: 'paragraphs', from: 9, to: 9 });
    expect(unevenness(paragraphs(2, 1, 4, 2, 6), [])).toBeNull();
  });

  it('is held against the author’s own, and is no fault where theirs is as even', () => {
    const even = sentences(8, 8, 8, 8, 8, 8, 8, 8);
    expect(unevenness(even, [even, even, even])).toBeNull();
    const calm = sentences(5, 8, 10, 6, 5, 10, 8, 6);
    expect(unevenness(calm, [])).toBeNull();
    expect(unevenness(calm, [UNEVEN, UNEVEN])).toBeNull();
    expect(unevenness(calm, [UNEVEN, UNEVEN, UNEVEN])).not.toBeNull();
  });

  it('is lively enough by itself, however lively the author’s own is', () => {
    const wild = sentences(2, 60, 2, 60, 2, 60);
    expect(unevenness(sentences(4, 9, 13, 5, 8, 14, 4, 9), [wild, wild, wild])).toBeNull();
  });

  it('is too even in a few sentences that are nearly alike, where the author’s are not', () => {
    const few = sentences(9, 9, 10, 9);
    expect(unevenness(few, [UNEVEN, UNEVEN, UNEVEN])?.lengths).toEqual({ of: 'sentences', from: 9, to: 10 });
    expect(unevenness(few, [few, few, few])).toBeNull();
    expect(unevenness(sentences(9, 9, 10), [UNEVEN, UNEVEN, UNEVEN])).toBeNull();
    expect(unevenness(sentences(7, 9, 12, 8), [UNEVEN, UNEVEN, UNEVEN])).toBeNull();
  });

  it('is another’s where the sentences are far longer than any that the author wrote', () => {
    const short = sentences(3, 5, 8, 4);
    const long = sentences(30, 41, 22, 38, 35);
    expect(unevenness(long, [short, short, short])?.lengths).toEqual({ of: 'sentences', from: 22, to: 41 });
    expect(unevenness(long, [short, short, UNEVEN, sentences(31, 20, 36, 25)])).toBeNull();
    expect(unevenness(long, [short, short])).toBeNull();
    expect(unevenness(sentences(30, 41, 22), [short, short, short])).toBeNull();
  });

  it('is lively where a good draft has short sentences and long ones', () => {
    expect(unevenness(sentences(14, 6, 11, 10, 14, 8, 7, 5, 8), [UNEVEN, UNEVEN, UNEVEN])).toBeNull();
  });

  it('is none of a few sentences', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 12 }), (count, length) => {
        expect(unevenness(sentences(...Array.from({ length: count }, () => length)), [])).toBeNull();
      }),
    );
  });
});
