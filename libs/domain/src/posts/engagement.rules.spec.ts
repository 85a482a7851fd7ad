import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  allFigures,
  engagementRate,
  exceedsImpressions,
  hasFigures,
  type KnownFigures,
  PERFORMANCE_FIGURE_MAX,
} from './engagement.rules.js';

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

describe('figures of which some are missing', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 1_000 }));
  const known = fc.record({ impressions: figure, likes: figure, comments: figure, shares: figure });
  const countOf = (figures: KnownFigures) => Object.values(figures).filter((value) => value !== null).length;

  it('have no rate, and are known as far as they are', () => {
    fc.assert(
      fc.property(known, (figures) => {
        const isComplete = countOf(figures) === 4;
        expect(hasFigures(figures)).toBe(countOf(figures) > 0);
        expect(allFigures(figures)).toEqual(isComplete ? figures : null);
        expect(engagementRate(figures) !== null).toBe(isComplete && figures.impressions !== 0);
      }),
    );
  });

  it('are doubted where the known reactions alone are more than the impressions', () => {
    fc.assert(
      fc.property(known, fc.constantFrom('likes', 'comments', 'shares'), (figures, reaction) => {
        // Learning one more number never takes a doubt away.
        if (exceedsImpressions({ ...figures, [reaction]: null }))
          expect(exceedsImpressions(figures)).toBe(true);
        if (figures.impressions === null) expect(exceedsImpressions(figures)).toBe(false);
        const rate = engagementRate(figures);
        if (rate !== null) expect(exceedsImpressions(figures)).toBe(rate > 100);
      }),
    );
  });

  it('are doubted where somebody liked what nobody saw', () => {
    expect(exceedsImpressions({ impressions: 0, likes: 2, comments: null, shares: null })).toBe(true);
  });
});
