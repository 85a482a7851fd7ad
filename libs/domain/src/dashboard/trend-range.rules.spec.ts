import { describe, expect, it } from '@jest/globals';
import { trendStart } from './trend-range.rules.js';

describe('A range of trends', () => {
  it.each([
    ['week', '2026-11-12'],
    ['month', '2026-10-20'],
    ['quarter', '2026-08-21'],
    ['year', '2025-11-19'],
    ['all', null],
  ] as const)('%s begins on %s, seen from 2026-11-18', (range, start) => {
    expect(trendStart(range, '2026-11-18')).toBe(start);
  });
});
