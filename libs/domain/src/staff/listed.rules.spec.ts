import { describe, expect, it } from '@jest/globals';
import { LISTED_MOST, totalLabel } from './listed.rules.js';

describe('The total of a list', () => {
  it('is a number as far as it is counted', () => {
    expect(totalLabel(0)).toBe('0');
    expect(totalLabel(LISTED_MOST)).toBe('10,000');
    expect(totalLabel(LISTED_MOST + 1)).toBe('more than 10,000');
  });
});
