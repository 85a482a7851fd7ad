import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { equalMix, mixProblem, nextPillars, pillarCounts, targetMix } from './pillar-mix.rules.js';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('The mix of the pillars', () => {
  it('has equal shares that make 100 percent', () => {
    expect(equalMix(3)).toEqual([34, 33, 33]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), (pillars) => {
        expect(mixProblem(equalMix(pillars), pillars)).toBeNull();
      }),
    );
  });

  it('is the one that was chosen, while it fits the pillars', () => {
    expect(targetMix(3, [50, 30, 20])).toEqual([50, 30, 20]);
    expect(targetMix(4, [50, 30, 20])).toEqual([25, 25, 25, 25]);
    expect(targetMix(2, [])).toEqual([50, 50]);
    expect(targetMix(0, [])).toEqual([]);
  });

  it.each([
    [[50, 50], 3, 'Give every pillar a share'],
    [[50.5, 49.5], 2, 'A share is a whole number from 0 to 100'],
    [[-10, 110], 2, 'A share is a whole number from 0 to 100'],
    [[50, 40], 2, 'The shares make 90 percent together, not 100'],
    [[100, 0], 2, null],
  ])('of %j for %i pillars: %s', (shares, pillars, problem) => {
    expect(mixProblem(shares, pillars)).toBe(problem);
  });

  it('counts posts of pillars that there are', () => {
    expect(pillarCounts([1, null, 3, 1, 5], 3)).toEqual([2, 0, 1]);
  });
});

describe('The next posts', () => {
  it('are of the pillars that lack most', () => {
    expect(nextPillars([5, 1, 4], [34, 33, 33], 3)).toEqual([2, 2, 2]);
    expect(nextPillars([0, 0, 0], [34, 33, 33], 3)).toEqual([1, 2, 3]);
    expect(nextPillars([0, 0], [100, 0], 3)).toEqual([1, 1, 1]);
    expect(nextPillars([], [], 3)).toEqual([]);
  });

  it('bring every pillar to within one post of its share', () => {
    const mixes = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 5 }).map((weights) => {
      const sum = sumOf(weights);
      const shares = weights.map((weight) => (sum === 0 ? 0 : Math.floor((weight / sum) * 100)));
      shares[0] = (shares[0] ?? 0) + 100 - sumOf(shares);
      return shares;
    });
    fc.assert(
      fc.property(mixes, fc.integer({ min: 1, max: 60 }), (mix, posts) => {
        const counts = pillarCounts(
          nextPillars(
            mix.map(() => 0),
            mix,
            posts,
          ),
          mix.length,
        );
        expect(sumOf(counts)).toBe(posts);
        counts.forEach((count, at) => expect(count).toBeLessThanOrEqual(((mix[at] ?? 0) / 100) * posts + 1));
      }),
    );
  });
});
