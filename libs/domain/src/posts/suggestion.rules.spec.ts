import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { suggestionPlace, withSuggestion } from './suggestion.rules.js';

const suggestion = { range_start: 10, original: 'very big', replacement: 'vast' };

describe('A suggested edit', () => {
  it('replaces the words at their place, and no others that read alike', () => {
    expect(withSuggestion('very big, very big', suggestion)).toBe('very big, vast');
  });

  it('follows its words where text before them changed', () => {
    expect(withSuggestion('Now it is very big.', { ...suggestion, range_start: 3 })).toBe('Now it is vast.');
  });

  it('has no place where its words were changed, or stand twice elsewhere', () => {
    expect(withSuggestion('It is really big.', suggestion)).toBeNull();
    expect(withSuggestion('A very big one, a very big two', { ...suggestion, range_start: 0 })).toBeNull();
  });

  it('for an empty post has a place as long as nothing is written', () => {
    const draft = { range_start: 0, original: '', replacement: 'A draft' };
    expect(withSuggestion('', draft)).toBe('A draft');
    expect(withSuggestion('Written since', draft)).toBeNull();
  });

  it('is always found in the text that it was made for, and a place always has its words', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.nat(),
        fc.nat(),
        (text, other, from, length) => {
          const start = from % text.length;
          const original = text.slice(start, start + 1 + (length % (text.length - start)));
          expect(suggestionPlace(text, { range_start: start, original })).toEqual({
            start,
            end: start + original.length,
          });
          const place = suggestionPlace(other, { range_start: start, original });
          if (place) expect(other.slice(place.start, place.end)).toBe(original);
        },
      ),
    );
  });
});
