import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { figuresIn } from './figures.js';

const read = (text: string, language: Parameters<typeof figuresIn>[1] = 'en') =>
  figuresIn(text, language).map(({ values, unit }) => [...values, unit]);

describe('The figures of a text', () => {
  it.each([
    ['1,200', [[1200, 1.2, null]]],
    ['1.200,50 €', [[1200.5, 'euro']]],
    ['12 500 euros', [[12_500, 'euro']]],
    ['3k clients', [[3000, 'client']]],
    ['2 million', [[2_000_000, null]]],
    ['$40', [[40, 'dollar']]],
    ['12 %', [[12, 'percent']]],
    [
      '2–15 people',
      [
        [2, 'person'],
        [15, 'person'],
      ],
    ],
    [
      'from 11 hours to 4',
      [
        [11, 'hour'],
        [4, 'hour'],
      ],
    ],
    ['month 8', [[8, 'month']]],
    [
      'weeks 3 to 6',
      [
        [3, 'week'],
        [6, 'week'],
      ],
    ],
    ['For years 63 children', [[63, null]]],
    ['In the first week 140 rolls', [[140, null]]],
    ['each month 12 calls', [[12, null]]],
    ['twelve long weeks', [[12, 'week']]],
    ['twenty-two clients', [[22, 'client']]],
    ['15 k€', [[15_000, 'euro']]],
    ['20 TEUR', [[20_000, 'euro']]],
    ['1k €', [[1000, 'euro']]],
  ])('are read with their unit: %s', (text, figures) => {
    expect(read(text)).toEqual(figures);
  });

  it.each(['24/7', 'Step 3 of it', '#2019', 'https://a.example/12', 'GPT-4o', '3D', '1. We call.'])(
    'have none in %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('are years in Spanish where notes set an "a" behind them', () => {
    expect(read('2a sin correr', 'es')).toEqual([[2, 'year']]);
    expect(read('la 2a vez', 'es')).toEqual([]);
    expect(read('2a sin correr')).toEqual([]);
  });

  it('count nothing where they are a time of day', () => {
    expect(read('Quatre ans à me lever à 4h30', 'fr')).toEqual([
      [4, 'year'],
      [430.5, 1630.5, null],
    ]);
  });

  it('are digits alone where the language is not known', () => {
    expect(read('twelve and 12', null)).toEqual([[12, null]]);
  });

  it('lie in the text, one behind the other, whatever it is', () => {
    const parts = fc.constantFrom(
      '12',
      '1,200',
      'twelve',
      '9:30',
      '%',
      '$',
      'k',
      'days',
      'to',
      '-',
      '.',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(parts, fc.constantFrom('', ' '))), (given) => {
        const text = given.flat().join('');
        let before = -1;
        for (const { start, end, values } of figuresIn(text, 'en')) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(values.every(Number.isFinite)).toBe(true);
          before = start;
        }
      }),
    );
  });
});
