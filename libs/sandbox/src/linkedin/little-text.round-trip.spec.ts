import { encodeLittleText } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeLittleText } from './little-text.decoder.js';

const pieces = fc.constantFrom(
  ...Array.from('\\|{}@[]()<>#*_~'),
  ...[
    '#tag',
    'C#',
    '#two_words',
    '#Führung',
    '##',
    '{hashtag|\\#|x}',
    '@[a](urn:li:person:b)',
    'https://a.example/b_c#d',
  ],
  ...[' ', '\n', 'word', '🙂', '👩🏽‍💻', '🏳️‍🌈', '漢字', 'é', 'e\u0301'],
  // Right to left, and the marks that turn it around.
  ...['שלום', '#שלום', 'مرحبا بالعالم', '#مرحبا_بك', '\u200f', '\u202e', '\u2066'],
);
const posts = fc.string({
  unit: fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })),
  maxLength: 60,
});

describe('What Drumbeat encodes', () => {
  it('is published whole, whatever the text', () => {
    fc.assert(
      fc.property(posts, (text) => {
        expect(decodeLittleText(encodeLittleText(text))).toMatchObject({ text, truncatedAt: null });
      }),
      { numRuns: 10_000 },
    );
  });

  it('keeps hashtags clickable and the rest plain', () => {
    const text = 'Small #studio_life, C# and https://a.example/x_y#part #Führung';
    const tags = decodeLittleText(encodeLittleText(text)).segments.filter(({ kind }) => kind !== 'text');
    expect(tags).toEqual([
      { kind: 'hashtag', text: '#studio_life', tag: 'studio_life' },
      { kind: 'hashtag', text: '#Führung', tag: 'Führung' },
    ]);
  });
});
