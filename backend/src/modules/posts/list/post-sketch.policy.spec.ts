import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { estimatedSimilarity, similarityOf, sketchOf, trigramsOf } from './post-sketch.policy.js';

const WORDS = Array.from({ length: 400 }, (_, index) => `${(index * 7919).toString(36)}${index}`);
const sentence = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => WORDS[(from + index * 13) % WORDS.length]).join(' ');

describe('The sketch of a text', () => {
  it('is made of the trigrams of its words, whatever their case and the signs between them', () => {
    expect(trigramsOf('Word')).toEqual(trigramsOf('  — word! WORD'));
    expect(trigramsOf('word').size).toBe(5);
    // Its accents as separate characters, which look the same.
    expect(trigramsOf('e\u0301te\u0301')).toEqual(trigramsOf('\u00e9t\u00e9'));
    expect(trigramsOf('…').size).toBe(0);
  });

  it('tells the similarity of short texts exactly', () => {
    const [one, other] = ['the quick brown fox', 'the quick red fox'];
    expect(estimatedSimilarity(sketchOf(one), sketchOf(other))).toBe(
      similarityOf(trigramsOf(one), trigramsOf(other)),
    );
    expect(estimatedSimilarity(sketchOf(one), sketchOf(one))).toBe(1);
    expect(estimatedSimilarity(sketchOf(''), sketchOf(''))).toBe(0);
  });

  it('tells that of long ones to within what the check allows for', () => {
    fc.assert(
      fc.property(fc.nat(399), fc.nat(399), fc.integer({ min: 200, max: 600 }), (from, to, count) => {
        const [one, other] = [sentence(from, count), `${sentence(from, 150)} ${sentence(to, count)}`];
        const exact = similarityOf(trigramsOf(one), trigramsOf(other));
        expect(Math.abs(estimatedSimilarity(sketchOf(one), sketchOf(other)) - exact)).toBeLessThan(0.15);
      }),
      { numRuns: 50 },
    );
  });

  it('is small however long the text is', () => {
    expect(sketchOf(sentence(0, 3_000)).length).toBe(512);
  });
});
