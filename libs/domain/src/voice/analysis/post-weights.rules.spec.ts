import { describe, expect, it } from '@jest/globals';
import { performanceWeight } from './post-weights.rules.js';

describe('what a post weighs in an analysis', () => {
  it.each([
    [{ impressions: 100, engagement_rate: 3 }, 2],
    [{ impressions: 99, engagement_rate: 30 }, 1],
    [{ impressions: 100, engagement_rate: 2.99 }, 1.5],
    [{ impressions: 5000, engagement_rate: 1 }, 1.5],
    [{ impressions: 5000, engagement_rate: 0.99 }, 1],
    [{ impressions: null, engagement_rate: null }, 1],
  ])('is by its figures: %p weighs %d', (figures, weight) => {
    expect(performanceWeight(figures)).toBe(weight);
  });
});
