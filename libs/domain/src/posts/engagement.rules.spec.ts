import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { engagementRate, PERFORMANCE_FIGURE_MAX } from './engagement.rules.js';

const figures = (impressions: number, likes = 0, comments = 0, shares = 0) => ({
  impressions,
  likes,
  comments,
  shares,
});

describe('the engagement rate', () => {
  it.each([
    [figures(1000, 20, 5, 5), 3],
    [figures(2480, 64, 18, 5), 3.51],
    [figures(3, 1), 33.33],
    [figures(3, 2), 66.67],
    [figures(10), 0],
  ])('of %p is %p percent', (given, rate) => {
    expect(engagementRate(given)).toBe(rate);
  });

  it('is not known without impressions, whatever the reactions', () => {
    expect(engagementRate(figures(0))).toBeNull();
    expect(engagementRate(figures(0, 12, 3))).toBeNull();
  });

  it('may be over 100 percent', () => {
    expect(engagementRate(figures(10, 12, 3))).toBe(150);
  });

  it('is a number with at most two decimals for any figures that fit', () => {
    const figure = fc.integer({ min: 0, max: PERFORMANCE_FIGURE_MAX });
    fc.assert(
      fc.property(figure, figure, figure, figure, (impressions, likes, comments, shares) => {
        const rate = engagementRate({ impressions, likes, comments, shares });
        expect(rate === null).toBe(impressions === 0);
        expect(rate ?? 0).toBeGreaterThanOrEqual(0);
        expect(rate ?? 0).toBe(Number((rate ?? 0).toFixed(2)));
      }),
    );
  });
});
