import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extractHashtags } from '../text/hashtag.js';
import { decodeLittleText, encodeLittleText } from './little-text.js';
import { anyTexts } from '../text/testing/text-arbitraries.js';

/** Dense in what can go wrong: reserved characters, hashtags, addresses, templates, halves of surrogate pairs. */
const nastyTexts = () =>
  fc.oneof(
    anyTexts(),
    fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc
      .array(
        fc.constantFrom(
          ...'\\|{}@[]()<>#*_~'.split(''),
          'a',
          'ß',
          '1',
          ' ',
          '\n',
          '🚀',
          '\u0301',
          '#tag',
          '#my_tag',
          'C#',
          '{hashtag|\\#|x}',
          '@[Ann](urn:li:person:1)',
          'https://a.example/b_c#d',
          'HTTPS://A.EXAMPLE/#x',
        ),
      )
      .map((pieces) => pieces.join('')),
  );

describe('little text', () => {
  it.each([
    ['50% (really) *now*', '50% \\(really\\) \\*now\\*'],
    ['a\\b', 'a\\\\b'],
    ['C# and F#', 'C\\# and F\\#'],
    ['#growth', '{hashtag|\\#|growth}'],
    ['(#growth)', '\\({hashtag|\\#|growth}\\)'],
    ['#sales_tips', '{hashtag|\\#|sales\\_tips}'],
    ['##x', '\\#{hashtag|\\#|x}'],
    ['#हिन्दी', '{hashtag|\\#|हिन्दी}'],
    ['see https://a.example/b_c#d now', 'see https://a.example/b\\_c\\#d now'],
    ['https://a.example/#top', 'https://a.example/\\#top'],
    ['{hashtag|\\#|x}', '\\{hashtag\\|\\\\\\#\\|x\\}'],
  ])('of %p is %p', (text, encoded) => {
    expect(encodeLittleText(text)).toBe(encoded);
  });

  it('is read back as exactly the text that was written', () => {
    fc.assert(
      fc.property(nastyTexts(), (text) => {
        expect(decodeLittleText(encodeLittleText(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds no reserved character that is neither escaped nor part of a hashtag template', () => {
    fc.assert(
      fc.property(nastyTexts(), (text) => {
        const unescaped = encodeLittleText(text)
          .replace(/\\[\\|{}@[\]()<>#*_~]/g, '')
          .replace(/\{hashtag\|\|[^\\|{}@[\]()<>#*_~]*\}/g, '');
        expect(unescaped).not.toMatch(/[\\|{}@[\]()<>#*_~]/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('makes a template of exactly the hashtags that the post lists', () => {
    fc.assert(
      fc.property(nastyTexts(), (text) => {
        // Escaped characters first, or the end of an escaped backslash would pass for the start of an escape.
        const tokens = encodeLittleText(text).matchAll(/\\.|\{hashtag\|\\#\|((?:\\.|[^}\\])+)\}/gsu);
        const tags = [...tokens]
          .flatMap(([, tag]) => (tag === undefined ? [] : [tag]))
          .map((tag) => tag.replace(/\\(.)/gu, '$1').toLowerCase());
        expect([...new Set(tags)]).toEqual(extractHashtags(text).map((tag) => tag.toLowerCase()));
      }),
    );
  });
});

describe('reading little text as LinkedIn does', () => {
  it('cuts the post off at a reserved character that is not escaped', () => {
    expect(decodeLittleText('Fine (until here) and no further')).toBe('Fine ');
    expect(decodeLittleText('50% \\(ok\\) C# gone')).toBe('50% (ok) C');
    expect(decodeLittleText('broken {hashtag|\\#|')).toBe('broken ');
  });
});
