import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeLittleText } from './little-text.decoder.js';

const reserved = Array.from('\\|{}@[]()<>#*_~');

describe('The little text decoder', () => {
  it('leaves text without reserved characters as it is', () => {
    const text = 'Two lines,\n100 % plain: "é", 漢字, 🙂 & more!';
    expect(decodeLittleText(text)).toEqual({ text, segments: [{ kind: 'text', text }], truncatedAt: null });
  });

  it.each(reserved)('reads %s behind a backslash as itself', (character) => {
    expect(decodeLittleText(`a \\${character} b`)).toMatchObject({
      text: `a ${character} b`,
      truncatedAt: null,
    });
  });

  it.each(reserved)('silently ends at an unescaped %s', (character) => {
    expect(decodeLittleText(`before ${character} after`)).toMatchObject({ text: 'before ', truncatedAt: 7 });
  });

  it('ends at a backslash that escapes nothing, also at the very end', () => {
    expect(decodeLittleText('a\\n b')).toMatchObject({ text: 'a', truncatedAt: 1 });
    expect(decodeLittleText('a\\')).toMatchObject({ text: 'a', truncatedAt: 1 });
  });

  it('reads the hashtag template as a hashtag', () => {
    expect(decodeLittleText('On {hashtag|\\#|SmallStudio}, again').segments).toEqual([
      { kind: 'text', text: 'On ' },
      { kind: 'hashtag', text: '#SmallStudio', tag: 'SmallStudio' },
      { kind: 'text', text: ', again' },
    ]);
  });

  it.each(['{hashtag|\\#|two_words}', '{hashtag|\\#|two\\_words}', '#two_words'])(
    'takes an underscore in a tag: %s',
    (commentary) => {
      expect(decodeLittleText(commentary).segments).toEqual([
        { kind: 'hashtag', text: '#two_words', tag: 'two_words' },
      ]);
    },
  );

  it('reads tags in any script', () => {
    expect(decodeLittleText('{hashtag|\\#|Führung} {hashtag|\\#|नेतृत्व}').text).toBe('#Führung #नेतृत्व');
  });

  it('does not make a tag of an escaped number sign', () => {
    expect(decodeLittleText('\\#plain').segments).toEqual([{ kind: 'text', text: '#plain' }]);
  });

  it('ends at a bare number sign inside a word', () => {
    expect(decodeLittleText('C#sharp')).toMatchObject({ text: 'C', truncatedAt: 1 });
  });

  it.each([
    '{hashtag|#|tag}',
    '{hashtag|\\#|two words}',
    '{hashtag|\\#|}',
    '{mention|\\@|x}',
    '{hashtag|\\#|tag',
  ])('ends at a template that is not one: %s', (template) => {
    expect(decodeLittleText(`x ${template}`)).toMatchObject({ text: 'x ', truncatedAt: 2 });
  });

  it('reads a mention, with escapes in its name', () => {
    const { text, segments } = decodeLittleText('Thanks @[Ann \\(she\\)](urn:li:person:a_B-1)!');
    expect(text).toBe('Thanks Ann (she)!');
    expect(segments[1]).toEqual({ kind: 'mention', text: 'Ann (she)', urn: 'urn:li:person:a_B-1' });
  });

  it('gives back any text whose reserved characters were all escaped', () => {
    const texts = fc.string({ unit: fc.oneof(fc.constantFrom(...reserved, 'hashtag', '\n'), fc.string()) });
    fc.assert(
      fc.property(texts, (text) => {
        const commentary = text.replace(/[\\|{}@[\]()<>#*_~]/g, '\\$&');
        expect(decodeLittleText(commentary)).toMatchObject({ text, truncatedAt: null });
      }),
    );
  });

  it('publishes nothing that comes after the cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...reserved, 'a', ' ', 'hashtag') }), (commentary) => {
        const { text, segments, truncatedAt } = decodeLittleText(commentary);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        if (truncatedAt === null) return;
        expect(decodeLittleText(commentary.slice(0, truncatedAt))).toEqual({
          text,
          segments,
          truncatedAt: null,
        });
      }),
    );
  });
});
