import { describe, expect, it } from '@jest/globals';
import { inQuotes } from './in-quotes.js';

describe('words in quotation marks', () => {
  it.each(['שלום, 3', 'مرحبا 2027', 'Hello שלום'])(
    'are isolated where they read from right to left: %s',
    (words) => {
      expect(inQuotes(words)).toBe(`“\u2068${words}\u2069”`);
    },
  );

  it.each([
    ['What if your price is “steep”?', '“What if your price is ‘steep’?”'],
    ['"Done" and "done"', '“‘Done’ and ‘done’”'],
    ['„Fertig“, sagte sie', '“‘Fertig’, sagte sie”'],
    ['A 6" pipe', '“A 6" pipe”'],
  ])('have single ones around what is quoted in them: %s', (words, quoted) => {
    expect(inQuotes(words)).toBe(quoted);
  });

  it.each(['What a Friday costs', 'Ärger, 3 Mal', '日本語', '2027', ''])(
    'are as they are elsewhere: %s',
    (words) => {
      expect(inQuotes(words)).toBe(`“${words}”`);
    },
  );
});
