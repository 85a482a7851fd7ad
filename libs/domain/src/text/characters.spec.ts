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

  it('never cuts a joined emoji, a flag or an accent off', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(firstCharacters(`ab${family}c`, 5)).toBe('ab');
    expect(firstCharacters(`ab${family}c`, 9)).toBe(`ab${family}`);
    expect(firstCharacters('a🇩🇪b', 2)).toBe('a');
    expect(firstCharacters('cafe\u0301s', 4)).toBe('caf');
    expect(cutWithDots(`1234${family}`, 6)).toBe('1234...');
  });

  it('cuts a sign that alone is longer than what is wanted', () => {
    expect(firstCharacters('e\u0301\u0301\u0301', 2)).toBe('e\u0301');
  });

  it('keeps a beginning of at most the wanted length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 50 }), (text, max) => {
        const start = firstCharacters(text, max);
        expect(text.startsWith(start)).toBe(true);
        expect(lengthInCodePoints(start)).toBeLessThanOrEqual(max);
        if (lengthInCodePoints(text) <= max) expect(start).toBe(text);
        else if (max > 0) expect(start).not.toBe('');
      }),
    );
  });
});
