import { describe, expect, it } from '@jest/globals';
import { CACHE_SECONDS } from './cache.limits.js';

describe('What was read', () => {
  it('counts as fresh for as long as was agreed', () => {
    expect(CACHE_SECONDS).toEqual({
      dashboard: 300,
      calendar: 600,
      profile: 1_800,
      posts: 300,
      analytics: 600,
      contentCalendar: 30,
      promptLibrary: 300,
      preferences: 900,
      feedback: 600,
      writingProfile: 10,
    });
  });
});
