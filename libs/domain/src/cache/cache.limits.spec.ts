import { describe, expect, it } from '@jest/globals';
import { FRESH_MS } from './cache.limits.js';

describe('What was read', () => {
  it('counts as fresh for as long as was agreed', () => {
    expect(FRESH_MS).toEqual({
      dashboard: 300_000,
      calendar: 600_000,
      profile: 1_800_000,
      posts: 300_000,
      analytics: 600_000,
      contentCalendar: 30_000,
      promptLibrary: 300_000,
      preferences: 900_000,
      feedback: 600_000,
      writingProfile: 10_000,
      subscription: 60_000,
    });
  });
});
