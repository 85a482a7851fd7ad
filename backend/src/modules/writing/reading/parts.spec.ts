import { POST_TEXT_MAX } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readingParts, shownPart } from './parts.js';

const letters = (text: string) => text.replace(/\s+/gu, '');

describe('The parts that a text is read in', () => {
  it('are the text itself where it is no longer than a post', () => {
    expect(readingParts('One.\n\nTwo.')).toEqual(['One.\n\nTwo.']);
  });

  it('end with a paragraph, and with a sentence where that is too long', () => {
    const paragraph = 'A sentence of six words ends. '.repeat(60).trim();
    const parts = readingParts([paragraph, paragraph, paragraph].join('\n\n'));
    expect(parts).toEqual([paragraph, paragraph, paragraph]);
    expect(shownPart(`${paragraph} ${paragraph} ${paragraph}`)).toMatch(/ends\.$/u);
  });

  it('lose nothing, and none is longer, whatever the text', () => {
    const text = fc
      .array(fc.constantFrom('word', ' ', '. ', '\n', '\n\n', 'é', 'x'.repeat(700)), { maxLength: 60 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (given) => {
        const parts = readingParts(given);
        if (given.length > POST_TEXT_MAX)
          expect(parts.every(({ length }) => length <= POST_TEXT_MAX)).toBe(true);
        const all = letters(parts.join(''));
        expect(letters(given).replace(/\./gu, '')).toBe(all.replace(/\./gu, ''));
      }),
    );
  });
});
