import { describe, expect, it } from '@jest/globals';
import { isOneLine } from './one-line.rules.js';

describe('One line', () => {
  it.each(['', 'Could you write about prices?', ' around it \n', 'a\ttab', '🥁'])('is %j', (text) => {
    expect(isOneLine(text)).toBe(true);
  });

  it.each(['two\nlines', 'two\r\nlines', 'two\rlines', 'two\u2028lines', 'two\u0085lines', 'two\flines'])(
    'is not %j',
    (text) => {
      expect(isOneLine(text)).toBe(false);
    },
  );
});
