import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EXPORT_LOCALES } from '../../../../test/builders/linkedin-analytics.builder.js';
import { dayFrom, figureFrom } from './written-figures.rules.js';

describe('A figure', () => {
  it.each([
    ['0', 0],
    [' 1234 ', 1_234],
    ['1,234,567', 1_234_567],
    ['1.234', 1_234],
    ['1\u00A0234', 1_234],
    ['1’234', 1_234],
    ['1,23', null],
    ['1,234.567', null],
    ['12,5', null],
    ['-3', null],
    ['=1+1', null],
    ['99999999999', null],
    ['', null],
  ])('written as %j is %j', (text, figure) => {
    expect(figureFrom(text)).toBe(figure);
  });

  it('is read back in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_147_483_647 }),
        fc.constantFrom(...Object.values(EXPORT_LOCALES)),
        (value, { number }) => {
          expect(figureFrom(number(value))).toBe(value);
        },
      ),
    );
  });
});

describe('A day', () => {
  it.each([
    ['2026-05-07 16:41:18', '2026-05-07'],
    ['2026-05-07T16:41:18.000Z', '2026-05-07'],
    ['7.5.2026', '2026-05-07'],
    ['05/07/2026', '2026-05-07'],
    ['5/7/2026', '2026-05-07'],
    ['17/05/2026', '2026-05-17'],
    ['2026-13-01', null],
    ['31.02.2026', null],
    ['yesterday', null],
    ['', null],
  ])('written as %j is %j', (text, day) => {
    expect(dayFrom(text)).toBe(day);
  });
});
