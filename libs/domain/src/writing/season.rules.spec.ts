import { describe, expect, it } from '@jest/globals';
import { addDays } from '../time/plain-date.js';
import { SEASON_MEANINGS, seasonOf, type Season } from './season.rules.js';

const daysOf = (year: number) =>
  Array.from({ length: year % 4 === 0 ? 366 : 365 }, (_, day) => addDays(`${year}-01-01`, day));

/** The seasons of a year, each with its first and last day. */
function stretches(year: number): [Season | null, string, string][] {
  const found: [Season | null, string, string][] = [];
  for (const date of daysOf(year)) {
    const season = seasonOf(date);
    const last = found.at(-1);
    if (last?.[0] === season) last[2] = date.slice(5);
    else found.push([season, date.slice(5), date.slice(5)]);
  }
  return found;
}

describe('The season of a date', () => {
  it('is the same in every year, and leaves quiet weeks between the seasons', () => {
    expect(stretches(2026)).toEqual([
      ['year_start', '01-01', '01-20'],
      [null, '01-21', '03-31'],
      ['quarter_start', '04-01', '04-10'],
      [null, '04-11', '06-14'],
      ['half_year', '06-15', '06-30'],
      ['quarter_start', '07-01', '07-10'],
      ['light_weeks', '07-11', '08-31'],
      [null, '09-01', '09-14'],
      ['budget_season', '09-15', '09-30'],
      ['quarter_start', '10-01', '10-10'],
      ['budget_season', '10-11', '11-15'],
      [null, '11-16', '11-30'],
      ['year_end', '12-01', '12-31'],
    ]);
    for (const year of [2027, 2028, 2032, 2099]) expect(stretches(year)).toEqual(stretches(2026));
  });

  it('changes within a week where the year does', () => {
    // Monday, Wednesday and Friday of the week in which 2027 ends.
    expect(['2027-12-27', '2027-12-29', '2027-12-31', '2028-01-03'].map(seasonOf)).toEqual([
      'year_end',
      'year_end',
      'year_end',
      'year_start',
    ]);
    expect(['2025-12-29', '2025-12-31', '2026-01-02'].map(seasonOf)).toEqual([
      'year_end',
      'year_end',
      'year_start',
    ]);
  });

  it('is none on leap day, and none without a date', () => {
    expect(seasonOf('2028-02-29')).toBeNull();
    expect(seasonOf(null)).toBeNull();
  });

  it('is told without the weather, which differs from reader to reader', () => {
    const words = Object.values(SEASON_MEANINGS).join(' ');
    expect(words).not.toMatch(/\b(?:spring|summer|autumn|fall|winter|sun|snow|warm|cold)\b/i);
  });
});
