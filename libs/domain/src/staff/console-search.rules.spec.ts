import { describe, expect, it } from '@jest/globals';
import { isSearchable } from './console-search.rules.js';

describe('A search over the console', () => {
  it.each(['abc', ' a b c ', '李小龙', 'C++ 20', 'Zoé'])('is made for “%s”', (text) => {
    expect(isSearchable(text)).toBe(true);
  });

  it.each(['', 'ab', '%%%', '___', '  a!b?  ', '…—…'])('is not made for “%s”', (text) => {
    expect(isSearchable(text)).toBe(false);
  });
});
