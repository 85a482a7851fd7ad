import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from './plain-date.js';
import { plainDates } from './testing/time-arbitraries.js';
import { parseTypedDate, typedDateProblem } from './typed-date.js';

const today = '2026-11-23';

describe('a typed date', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    ['2026-1-5', '2026-01-05'],
    ['11/27', '2026-11-27'],
    ['11/27/2027', '2027-11-27'],
    ['11/27/27', '2027-11-27'],
    ['27/11', '2026-11-27'],
    ['27.11.', '2026-11-27'],
    ['27. 11. 2026', '2026-11-27'],
    [' Nov 27 ', '2026-11-27'],
    ['Fri, Nov 27', '2026-11-27'],
    ['Friday, November 27th, 2026', '2026-11-27'],
    ['27 november', '2026-11-27'],
    ['Sept 4 2026', '2026-09-04'],
    ['Jan 5', '2027-01-05'],
    ['today', '2026-11-23'],
    ['Tomorrow', '2026-11-24'],
    ['yesterday', '2026-11-22'],
    ['2/29/2028', '2028-02-29'],
  ])('%j is %s', (typed, date) => {
    expect(parseTypedDate(typed, { today })).toBe(date);
  });

  it.each([
    '',
    'Nov',
    '27',
    'Nov 31',
    '2026-02-30',
    '2/29/2026',
    '13/13',
    'Mai 5',
    '11/27/202',
    '11.27.2026',
    '2026-27-11',
    'next week',
  ])('%j is none', (typed) => {
    expect(parseTypedDate(typed, { today })).toBeNull();
  });

  it('without a year is of the year in which it can be chosen', () => {
    expect(parseTypedDate('Jan 5', { today, max: today })).toBe('2026-01-05');
    expect(parseTypedDate('Sep 20', { today, min: today })).toBe('2027-09-20');
    expect(parseTypedDate('Nov 20', { today, min: '2030-01-01' })).toBe('2026-11-20');
  });

  it('without a year is none where it has just passed, and says so', () => {
    expect(parseTypedDate('nov 22', { today, min: today })).toBeNull();
    expect(typedDateProblem('nov 22', { today, min: today })).toBe(
      'Nov 22 is past. Write the year for Nov 22, 2027.',
    );
    expect(parseTypedDate('nov 22 2027', { today, min: today })).toBe('2027-11-22');
    expect(typedDateProblem('next week', { today })).toBe('Write it like Nov 27 or 2026-11-27');
    expect(typedDateProblem('nov 24', { today, min: today })).toBeNull();
    expect(typedDateProblem('  ', { today })).toBeNull();
  });

  it('is read as it is shown, in every year', () => {
    const shown = (date: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
    const full = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
    fc.assert(
      fc.property(plainDates(), (date) => {
        expect(parseTypedDate(shown(date, full), { today })).toBe(date);
        expect(parseTypedDate(date, { today })).toBe(date);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), (days) => {
        const date = addDays(today, days);
        const yearless = shown(date, { weekday: 'long', month: 'long', day: 'numeric' });
        expect(parseTypedDate(yearless, { today })).toBe(date);
      }),
    );
  });
});
