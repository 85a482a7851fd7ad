import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, weekdayOf } from '../time/plain-date.js';
import { statsWeekOf } from './stats-week.rules.js';

describe('The week of the figures', () => {
  it.each([
    ['2026-11-21', '2026-11-15', '2026-11-21'],
    ['2026-11-22', '2026-11-22', '2026-11-28'],
    ['2026-11-23', '2026-11-22', '2026-11-28'],
    ['2027-01-01', '2026-12-27', '2027-01-02'],
    ['2028-02-29', '2028-02-27', '2028-03-04'],
  ])('of %s is %s to %s', (date, sunday, saturday) => {
    expect(statsWeekOf(date)).toEqual({ sunday, saturday });
  });

  it('begins on the last Sunday before or at the day, and the next one begins where it ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 40_000 }), (days) => {
        const date = addDays('2000-01-01', days);
        const { sunday, saturday } = statsWeekOf(date);
        expect(weekdayOf(sunday)).toBe(7);
        expect(daysBetween(sunday, date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(date, saturday)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(sunday, saturday)).toBe(6);
        expect(statsWeekOf(addDays(saturday, 1)).sunday).toBe(addDays(saturday, 1));
      }),
    );
  });
});
