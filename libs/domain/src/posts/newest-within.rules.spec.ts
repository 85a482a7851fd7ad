import { describe, expect, it } from '@jest/globals';
import { newestWithin } from './newest-within.rules.js';

const within = (texts: readonly string[], max: number) => newestWithin(texts, max, ({ length }) => length);

describe('the newest texts within a number of characters', () => {
  it('are all of them where they fit', () => {
    expect(within(['abc', 'de'], 5)).toEqual(['abc', 'de']);
  });

  it('end before the first that does not fit, although a shorter one behind it would', () => {
    expect(within(['abc', 'defg', 'h'], 5)).toEqual(['abc']);
  });

  it('are none where the newest alone is too long', () => {
    expect(within(['abcdef', 'g'], 5)).toEqual([]);
  });
});
