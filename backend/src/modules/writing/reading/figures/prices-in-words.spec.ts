import { describe, expect, it } from '@jest/globals';
import { figuresIn } from './figures.js';

describe('A price in words', () => {
  it.each([
    ['at nine pounds fifty a head', 'en', 9.5],
    ['four seventy-five a metre', 'en', 4.75],
    ['neun Euro fünfzig das Stück', 'de', 9.5],
    ['sept euros quarante', 'fr', 7.4],
    ['nueve euros con cincuenta', 'es', 9.5],
  ] as const)('is one figure: %s', (text, language, value) => {
    const [figure, ...more] = figuresIn(text, language).filter(({ values }) => (values[0] ?? 0) > 1);
    expect(figure?.values[0]).toBe(value);
    expect(more).toEqual([]);
  });

  it('is none where two things are counted', () => {
    const values = figuresIn('Nine pounds. Fifty people came.', 'en').map((figure) => figure.values[0]);
    expect(values).toEqual([9, 50]);
  });
});
