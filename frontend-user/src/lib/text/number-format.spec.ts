import { describe, expect, it } from '@jest/globals';
import { shortened } from './number-format';

describe('A figure on an axis', () => {
  it.each([
    [0, '0'],
    [9_500, '9,500'],
    [100_000, '100K'],
    [1_250_000, '1.3M'],
  ])('has room: %i', (value, shown) => {
    expect(shortened(value)).toBe(shown);
  });
});
