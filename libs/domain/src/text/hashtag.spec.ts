import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extractHashtags, hashtagRanges, isHashtagLine } from './hashtag.js';
import { anyTexts } from './testing/text-arbitraries.js';

describe('hashtags', () => {
  it.each([
    ['#Growth and #growth, #sales_tips!', ['Growth', 'sales_tips']],
    ['C# is none, nor is https://example.com/a#part or https://example.com/#top', []],
    ['#größe ##double (#paren) #हिन्दी', ['größe', 'double', 'paren', 'हिन्दी']],
    ['# none #', []],
  ])('of %p are %p', (text, tags) => {
    expect(extractHashtags(text)).toEqual(tags);
  });

  it('have a place each time that they stand there, the one in a longer one not among them', () => {
    const text = '#leadership, then #lead and #Lead';
    expect(hashtagRanges(text).map(({ start, end }) => [start, text.slice(start, end)])).toEqual([
      [0, '#leadership'],
      [18, '#lead'],
      [28, '#Lead'],
    ]);
  });

  it('are the words behind the marks at their places, whatever the text', () => {
    const part = fc.oneof(
      fc.constantFrom('#', 'a', 'ab', ' ', '\n', 'https://a.b/', 'ह', 'ि', '_'),
      anyTexts(),
    );
    fc.assert(
      fc.property(
        fc.array(part).map((all) => all.join('')),
        (text) => {
          const found = hashtagRanges(text).map(({ start, end }) => text.slice(start, end));
          for (const tag of found) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_]+$/u);
          const once = new Set(found.map((tag) => tag.slice(1).toLowerCase()));
          expect(extractHashtags(text).map((tag) => tag.toLowerCase())).toEqual([...once]);
        },
      ),
    );
  });

  it.each([
    ['#a', true],
    [' #a #b ', true],
    ['#a, #b', false],
    ['With #a', false],
    ['#a#b', false],
    ['', false],
  ])('fill the line %j: %p', (line, isOne) => {
    expect(isHashtagLine(line)).toBe(isOne);
  });
});
