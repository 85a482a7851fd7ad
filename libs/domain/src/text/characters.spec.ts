import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginningWithDots, cutWithDots, firstCharacters, lengthInCodePoints } from './characters.js';
import { anyTexts } from './testing/text-arbitraries.js';

describe('cutting texts', () => {
  it('leaves a text of exactly the length alone and marks a longer one', () => {
    expect(cutWithDots('abc', 3)).toBe('abc');
    expect(cutWithDots('abcd', 3)).toBe('abc...');
  });

  it.each([
    ['The invoices were missed', 20, 'The invoices were...'],
    ['The invoices were missed', 17, 'The invoices were...'],
    ['We run restaurants. And you?', 19, 'We run restaurants...'],
    ['Kapitänsmützenfabrik', 10, 'Kapitänsmü...'],
    ['A Kapitänsmützenfabrik', 10, 'A Kapitäns...'],
  ])('ends at the end of a word, with three dots: %s at %i', (text, max, cut) => {
    expect(cutWithDots(text, max)).toBe(cut);
  });

  it('keeps exactly the beginning where that is asked for', () => {
    expect(beginningWithDots('abcde fgh', 7)).toBe('abcde f...');
  });

  it('cuts within no word that fits into half of the room', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 5, maxLength: 40 }), (words) => {
        const text = words.join(' ');
        const cut = cutWithDots(text, 30).replace(/\.{3}$/, '');
        expect(text === cut || text.startsWith(`${cut} `)).toBe(true);
      }),
    );
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
      fc.property(anyTexts(), fc.nat({ max: 50 }), (text, max) => {
        const start = firstCharacters(text, max);
        expect(text.startsWith(start)).toBe(true);
        expect(lengthInCodePoints(start)).toBeLessThanOrEqual(max);
        if (lengthInCodePoints(text) <= max) expect(start).toBe(text);
        else if (max > 0) expect(start).not.toBe('');
      }),
    );
  });
});
