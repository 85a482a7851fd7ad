import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, weekdayOf } from './plain-date.js';
import { firstOfMonth, monthAfter, monthWeeks } from './plain-month.js';
import { plainDates } from './testing/time-arbitraries.js';

describe('months', () => {
  it('are four to six whole weeks that begin on Monday', () => {
    expect(monthWeeks('2027-02-15')).toHaveLength(4);
    expect(monthWeeks('2026-11-21').map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
  });

  it('have every one of their days once, in order, and no week without one', () => {
    fc.assert(
      fc.property(plainDates(), (date) => {
        const weeks = monthWeeks(date);
        const days = weeks.flat();
        const [first = ''] = days;
        expect(days).toEqual(days.map((_, index) => addDays(first, index)));
        expect(weekdayOf(first)).toBe(1);
        const ofMonth = days.filter((day) => firstOfMonth(day) === firstOfMonth(date));
        expect(ofMonth[0]).toBe(firstOfMonth(date));
        expect(addDays(ofMonth.at(-1) ?? '', 1)).toBe(monthAfter(date, 1));
        expect(weeks.every((week) => week.some((day) => ofMonth.includes(day)))).toBe(true);
      }),
    );
  });

  it('follow each other over the ends of years', () => {
    expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(monthAfter('2026-01-31', -1)).toBe('2025-12-01');
    expect(monthAfter('2026-05-05', -17)).toBe('2024-12-01');
  });
});
