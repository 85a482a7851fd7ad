import { describe, expect, it } from '@jest/globals';
import { areFiguresDoubtful } from './known-engagement.rules.js';

const NOTHING = { impressions: null, engagements: null, likes: null, comments: null, shares: null };

describe('Figures of an import', () => {
  it.each([
    [{ impressions: 10, likes: 5, comments: 20 }, true],
    [{ impressions: 10, engagements: 11 }, true],
    [{ impressions: 0, likes: 1 }, true],
    [{ impressions: 10, likes: 5, comments: 5, engagements: 10 }, false],
    [{ likes: 5, engagements: 9 }, false],
    [{}, false],
  ])('such as %j are doubtful: %s', (figures, isDoubtful) => {
    expect(areFiguresDoubtful({ ...NOTHING, ...figures })).toBe(isDoubtful);
  });
});
