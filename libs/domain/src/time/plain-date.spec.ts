import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, isPlainDate, mondayOf, weekdayOf } from './plain-date.js';
import { plainDates } from './testing/time-arbitraries.js';

describe('isPlainDate', () => {
  it.each(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (date) => {
    expect(isPlainDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-11-21T00:00:00Z',
    '',
    null,
    20261121,
  ])('refuses %p', (value) => {
    expect(isPlainDate(value)).toBe(false);
  });
});

describe('counting days', () => {
  it('crosses month, year and leap day', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });

  it('comes back to the same date after any number of days there and back', () => {
    fc.assert(
      fc.property(plainDates(), fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('throws for what is no date instead of counting with nonsense', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => weekdayOf('tomorrow')).toThrow(RangeError);
  });
});

describe('weeks', () => {
  it.each([
    ['2026-11-15', 7, '2026-11-09'],
    ['2026-11-16', 1, '2026-11-16'],
    ['2026-11-21', 6, '2026-11-16'],
    ['1969-12-31', 3, '1969-12-29'],
    ['2027-01-01', 5, '2026-12-28'],
  ])('%s is weekday %i of the week of %s', (date, weekday, monday) => {
    expect(weekdayOf(date)).toBe(weekday);
    expect(mondayOf(date)).toBe(monday);
  });

  it('start on a Monday that is at most six days back', () => {
    fc.assert(
      fc.property(plainDates(), (date) => {
        const monday = mondayOf(date);
        expect(weekdayOf(monday)).toBe(1);
        expect(daysBetween(monday, date)).toBe(weekdayOf(date) - 1);
        expect(mondayOf(monday)).toBe(monday);
      }),
    );
  });
});
