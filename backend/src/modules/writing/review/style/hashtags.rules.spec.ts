import { describe, expect, it } from '@jest/globals';
import { extractHashtags, hashtagRanges } from '@drumbeat/domain';
import fc from 'fast-check';

import { withoutHashtags } from '../../reading/sentences/without-hashtags.js';
import { surplusHashtags } from './hashtags.rules.js';

const nobody = { material: [], ownPosts: [] };
const withoutTags = { material: [], ownPosts: ['We called.', 'They paid.', 'We left.'] };
const tidied = (text: string, author: Parameters<typeof surplusHashtags>[1] = nobody) =>
  withoutHashtags(text, surplusHashtags(text, author));

describe('Hashtags beyond the habit of their author', () => {
  it.each([
    ['We did it.\n\n#leadership #teams #pricing #lead', 'We did it.\n\n#leadership #teams #pricing'],
    ['We did it. #a #b #c #a #d #d', 'We did it. #a #b #c #a'],
    ['#A and #b and #c and #D and #d stay.', '#A and #b and #c and D and d stay.'],
    ['#a #b #c https://example.com/#d #d', '#a #b #c https://example.com/#d'],
  ])('are those behind the third, wherever they stand: %j', (text, left) => {
    expect(tidied(text)).toBe(left);
  });

  it.each([
    ['We did it.\n\n#marketingtips #marketing', 'We did it.'],
    ['#contentmarketing #sales #b2b #content #b2bsales\nWe did it.', '\nWe did it.'],
    ['The #lead of our #leadership was right.', 'The lead of our leadership was right.'],
  ])('are all of them for one who uses none: %j', (text, left) => {
    expect(tidied(text, withoutTags)).toBe(left);
  });

  it('are not those that the author named, nor any of one who uses some now and then', () => {
    expect(tidied('We won. #a #b', { ...withoutTags, material: ['with #B'] })).toBe('We won. #b');
    expect(tidied('We won. #a', { material: [], ownPosts: ['One.', 'Two.', '#x'] })).toBe('We won. #a');
  });

  it('are not told from two posts', () => {
    expect(tidied('We won. #a', { material: [], ownPosts: ['One.', 'Two.'] })).toBe('We won. #a');
  });

  it('go without taking a letter of anything else along, whatever the text', () => {
    const tag = fc.constantFrom(
      '#lead',
      '#leadership',
      '#Lead',
      '#b2b',
      '#b2bsales',
      '#a',
      '#ab',
      '#abc',
      '#über',
    );
    const other = fc.constantFrom(
      'We',
      'won',
      'C#',
      'lead',
      '.',
      ',',
      'https://example.com/#lead',
      '#',
      '##',
      '🚀',
    );
    const text = fc
      .array(fc.tuple(fc.oneof(tag, other), fc.constantFrom(' ', '\n', '', '\n\n', '  ')), { maxLength: 20 })
      .map((all) => all.map((pair) => pair.join('')).join(''));
    fc.assert(
      fc.property(text, fc.constantFrom(nobody, withoutTags), (post, author) => {
        const surplus = surplusHashtags(post, author);
        const all = hashtagRanges(post).map(({ start, end }) => post.slice(start, end));
        for (const { start, end } of surplus) expect(all).toContain(post.slice(start, end));
        const left = bare(withoutHashtags(post, surplus));
        // Each surplus hashtag is either gone as a whole, or has become a word.
        let ways = [''];
        let at = 0;
        for (const { start, end } of surplus) {
          const between = bare(post.slice(at, start));
          ways = ways.flatMap((way) => [way + between, way + between + post.slice(start + 1, end)]);
          ways = [...new Set(ways)].filter((way) => left.startsWith(way));
          at = end;
        }
        expect(ways.map((way) => way + bare(post.slice(at)))).toContain(left);
        expect(extractHashtags(post)).toEqual(
          expect.arrayContaining(extractHashtags(withoutHashtags(post, surplus))),
        );
      }),
    );
  });
});

const bare = (text: string) => text.replace(/\s+/gu, '');
