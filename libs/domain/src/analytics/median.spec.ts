import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { medianOf } from './median.js';

describe('The median', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[9, 1], 5],
    [[10, 9, 1], 9],
    [[100, 20, 3, 4], 12],
  ])('of %j is %p', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it('has as many values above it as below, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const median = medianOf(values) ?? NaN;
        const above = values.filter((value) => value > median).length;
        const below = values.filter((value) => value < median).length;
        expect(above).toBeLessThanOrEqual(values.length / 2);
        expect(below).toBeLessThanOrEqual(values.length / 2);
        expect(medianOf([...values].reverse())).toBe(median);
      }),
    );
  });
});
