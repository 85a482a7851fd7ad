import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inOtherUnits, isSameKind, isSameUnit, unitAt } from './units.js';

describe('A unit', () => {
  it.each([
    ['weeks ago', 'week'],
    ['Wochen', 'week'],
    ['semaines', 'week'],
    ['semanas', 'week'],
    ['% of it', 'percent'],
    ['percentage points', 'point'],
    ['Kundinnen', 'client'],
    ['Franken', 'franc'],
    ['yrs', 'year'],
    ['wks of it', 'week'],
    ['Std.', 'hour'],
    ['J. Streit', 'year'],
    ['j de retard', 'day'],
    ['Mon. ohne Vertrag', 'month'],
    ['mon for the permit', 'month'],
    ['quid a term', 'pound'],
    ['deg in the pool', 'degree'],
    ['deg C', 'degree'],
    ['deg F', 'fahrenheit'],
    ['MA im Werk', 'employee'],
    ['Beschäftigten', 'employee'],
    ['sem. de plus', 'week'],
    ['pers. à la boutique', 'person'],
    ['MW of it', 'megawatt'],
    ['kw', 'kilowatt'],
    ['W', 'watt'],
    ['TB of data', 'terabyte'],
    ['Go de données', 'gigabyte'],
  ])('is read in four languages: %s', (text, unit) => {
    expect(unitAt(text)?.unit).toBe(unit);
  });

  it('is a whole word at the beginning', () => {
    expect(unitAt('daylight')).toBeNull();
    expect(unitAt('of days')).toBeNull();
    expect(unitAt('j’ai dit')).toBeNull();
    expect(unitAt('mon frère')).toBeNull();
    expect(unitAt('w/ a friend')).toBeNull();
    expect(unitAt('go home')).toBeNull();
  });

  it('may be counted in another one, and back', () => {
    expect(inOtherUnits(2, 'week')).toContainEqual({ value: 14, unit: 'day' });
    fc.assert(
      fc.property(fc.constantFrom('year', 'week', 'day', 'hour', 'month', 'euro', 'client'), (unit) => {
        for (const other of inOtherUnits(12, unit)) {
          const back = inOtherUnits(other.value, other.unit).find((one) => one.unit === unit);
          expect(back?.value).toBeCloseTo(12, 6);
        }
      }),
    );
  });

  it('may be taken for another of its kind, and a person for a client', () => {
    expect(isSameKind('week', 'day')).toBe(true);
    expect(isSameKind('week', 'euro')).toBe(false);
    expect(isSameUnit('person', 'client')).toBe(true);
    expect(isSameUnit('employee', 'client')).toBe(false);
  });
});
