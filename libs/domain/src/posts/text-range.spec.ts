import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinedRanges } from './text-range.js';

describe('Places of a text', () => {
  it('that overlap are one, and those that only touch are two', () => {
    const places = [
      { start: 8, end: 12 },
      { start: 0, end: 4 },
      { start: 4, end: 6 },
      { start: 2, end: 3 },
      { start: 10, end: 14 },
    ];
    expect(joinedRanges(places)).toEqual([
      { start: 0, end: 4 },
      { start: 4, end: 6 },
      { start: 8, end: 14 },
    ]);
  });

  it('cover the same when they are joined, each unit once, in the text’s order', () => {
    const range = fc
      .tuple(fc.nat(20), fc.integer({ min: 1, max: 8 }))
      .map(([start, length]) => ({ start, end: start + length }));
    const unitsOf = ({ start, end }: { start: number; end: number }) =>
      Array.from({ length: end - start }, (_, index) => start + index);
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        const covered = [...new Set(ranges.flatMap(unitsOf))].sort((a, b) => a - b);
        expect(joinedRanges(ranges).flatMap(unitsOf)).toEqual(covered);
      }),
    );
  });
});
