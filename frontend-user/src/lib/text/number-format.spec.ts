import { inFigures } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { ratedExactly, shortened, shown } from './number-format';

describe('A figure on an axis', () => {
  it.each([
    [0, '0'],
    [9_500, '9,500'],
    [100_000, '100K'],
    [1_250_000, '1.3M'],
  ])('has room: %i', (value, text) => {
    expect(shortened(value)).toBe(text);
  });
});

describe('A rate that is shown by itself', () => {
  it.each([
    [4.273, '4.27%'],
    [100, '100.00%'],
    [5_300, '5,300%'],
  ])('has decimals as far as they say something: %p', (value, text) => {
    expect(ratedExactly(value)).toBe(text);
  });
});

describe('A figure that may be missing', () => {
  it.each([
    [null, '–'],
    [0, '0'],
    [22_100, '22,100'],
  ])('is a dash where it is, and never zero: %p', (value, text) => {
    expect(shown(value, inFigures)).toBe(text);
  });
});
