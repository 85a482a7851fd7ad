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

  it('show the form of a post by all of it, and of a longer text by its first part', () => {
    const post = 'One.\n\nTwo.';
    expect(shownPart(post)).toBe(post);
    const [first, second] = ['First sentence. '.repeat(150).trim(), 'Second sentence. '.repeat(150).trim()];
    expect(shownPart(`${first}\n\n${second}`)).toBe(first);
    // Nothing to show: the text as it is.
    const blank = ' \n'.repeat(POST_TEXT_MAX);
    expect(shownPart(blank)).toBe(blank);
  });

  it('are as long as a post may be, to the letter', () => {
    expect(readingParts('x'.repeat(POST_TEXT_MAX))).toHaveLength(1);
    const [half, rest] = ['x'.repeat(POST_TEXT_MAX / 2), 'y'.repeat(POST_TEXT_MAX / 2 - 2)];
    const tail = 'z'.repeat(40);
    expect(readingParts(`${half}\n\n${rest}\n\n${tail}`)).toEqual([`${half}\n\n${rest}`, tail]);
    expect(readingParts(`${half}\n\n${rest}y\n\n${tail}`)).toEqual([half, `${rest}y\n\n${tail}`]);
    expect(readingParts('x'.repeat(POST_TEXT_MAX + 1)).map(({ length }) => length)).toEqual([
      POST_TEXT_MAX,
      1,
    ]);
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
