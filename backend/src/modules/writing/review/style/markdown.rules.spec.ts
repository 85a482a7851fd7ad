import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markdownIn, withoutMarkdown } from './markdown.rules.js';

describe('Marks that LinkedIn prints', () => {
  it.each([
    ['**Bold** words', 'Bold words'],
    ['## Heading', 'Heading'],
    ['* one\n* two', '• one\n• two'],
    ['`code` here', 'code here'],
    ['an *aside* here', 'an aside here'],
    ['[page](https://a.example)', 'page (https://a.example)'],
    ['> We asked nobody.', 'We asked nobody.'],
    ['> We asked nobody.\n> — Ruth Hale', '“We asked nobody.”\n— Ruth Hale'],
  ])('are found and taken out: %j', (text, plain) => {
    expect(markdownIn(text)).not.toEqual([]);
    expect(withoutMarkdown(text)).toBe(plain);
  });

  it.each(['- one\n- two', '2 * 3 * 4', 'file_name_here', '#hashtag', 'C#', '[the number]'])(
    'are none in %j',
    (text) => {
      expect(markdownIn(text)).toEqual([]);
      expect(withoutMarkdown(text)).toBe(text);
    },
  );

  it('are found where they would be taken out, and nowhere else', () => {
    const part = fc.constantFrom('**', '*', '# ', '`', 'word', ' ', '\n', '[a](https://b.example)', '---');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(markdownIn(text).length > 0).toBe(withoutMarkdown(text) !== text);
      }),
    );
  });
});
