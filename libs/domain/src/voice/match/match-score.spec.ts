import { describe, expect, it } from '@jest/globals';
import { MATCH_FAR_BELOW, MATCH_FROM, matchScore } from './match-score.js';

const POSTS = 10;

describe('A score', () => {
  it('is high for a text that is like the author’s own and unlike strangers’', () => {
    expect(matchScore({ likeness: 1, away: 4 }, POSTS)).toBeGreaterThan(90);
  });

  it('is not high where strangers reach as far by chance, however like it is', () => {
    for (const likeness of [1, 1.5, 3])
      expect(matchScore({ likeness, away: 1.3 }, POSTS)).toBeLessThan(MATCH_FROM);
  });

  it('is low for what is far from strangers and not like the author either', () => {
    expect(matchScore({ likeness: 0.5, away: 6 }, POSTS)).toBeLessThan(MATCH_FAR_BELOW);
  });

  it('asks a voice of few posts for more likeness', () => {
    const standing = { likeness: 0.85, away: 5 };
    expect(matchScore(standing, 5)).toBeLessThan(matchScore(standing, 60));
  });
});
