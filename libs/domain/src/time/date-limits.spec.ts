import { describe, expect, it } from '@jest/globals';
import { isPlannableDate, nearestPlannableDate } from './date-limits.js';

describe('isPlannableDate', () => {
  it.each(['1900-01-01', '2026-11-21', '2999-12-31'])('accepts %s', (date) => {
    expect(isPlannableDate(date)).toBe(true);
  });

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-30', 'soon', null])(
    'refuses %p',
    (value) => {
      expect(isPlannableDate(value)).toBe(false);
    },
  );
});

describe('nearestPlannableDate', () => {
  it.each([
    ['1899-12-25', '1900-01-01'],
    ['1900-01-01', '1900-01-01'],
    ['2026-11-21', '2026-11-21'],
    ['2999-12-31', '2999-12-31'],
    ['3000-01-05', '2999-12-31'],
  ])('of %s is %s', (date, nearest) => {
    expect(nearestPlannableDate(date)).toBe(nearest);
  });
});
