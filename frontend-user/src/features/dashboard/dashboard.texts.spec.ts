import { describe, expect, it } from '@jest/globals';
import { DASHBOARD_TEXTS } from './dashboard.texts';

describe('What the dashboard says', () => {
  it.each([1, 2, 4])('of %d calls that failed is their number', (count) => {
    expect(DASHBOARD_TEXTS.callsFailed(count)).toBe(`${count} dashboard API calls failed`);
  });

  it('of what could not be fetched or refreshed is worded as agreed', () => {
    const { callsFailed, ...texts } = DASHBOARD_TEXTS;
    expect([callsFailed(2), ...Object.values(texts)]).toEqual([
      '2 dashboard API calls failed',
      'Failed to fetch dashboard stats',
      'Failed to fetch performance trends',
      'Failed to fetch activity feed',
      'Failed to fetch AI learning progress',
      'Failed to refresh dashboard',
      'Failed to update dashboard cache',
    ]);
  });
});
