import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutWithDots, firstCharacters, lengthInCodePoints } from './characters.js';

describe('cutting texts', () => {
  it('leaves a text of exactly the length alone and marks a longer one', () => {
    expect(cutWithDots('abc', 3)).toBe('abc');
    expect(cutWithDots('abcd', 3)).toBe('abc...');
  });

  it('never cuts an emoji into halves', () => {
    expect(firstCharacters('a🚀b', 2)).toBe('a🚀');
    expect(lengthInCodePoints('a🚀b')).toBe(3);
  });

  it('keeps a beginning of at most the wanted length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 50 }), (text, max) => {
        const start = firstCharacters(text, max);
        expect(text.startsWith(start)).toBe(true);
        expect(lengthInCodePoints(start)).toBe(Math.min(max, lengthInCodePoints(text)));
      }),
    );
  });
});
