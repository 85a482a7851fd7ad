import { describe, expect, it } from '@jest/globals';
import { DAY_SOURCE, DAYS, DAYS_AND_MONTHS, MONTH_SOURCE, MONTHS } from './calendar-names.js';

describe('the names of the calendar', () => {
  it('have both German Saturdays and both Januaries', () => {
    expect(DAYS.de.filter(([, number]) => number === 6)).toEqual([
      ['Samstag', 6],
      ['Sonnabend', 6],
    ]);
    expect(MONTHS.de.filter(([, number]) => number === 1)).toEqual([
      ['Januar', 1],
      ['Jänner', 1],
    ]);
    expect(DAY_SOURCE.de.split('|')).toContain('Sonnabend');
    expect(MONTH_SOURCE.de.split('|')).toContain('Jänner');
  });

  it('are known in small letters, in every language', () => {
    const names = ['saturday', 'sonnabend', 'samedi', 'sábado', 'may', 'jänner', 'août', 'enero'];
    expect(names.filter((name) => !DAYS_AND_MONTHS.has(name))).toEqual([]);
  });
});
