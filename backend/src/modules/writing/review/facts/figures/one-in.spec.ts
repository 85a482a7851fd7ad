import { describe, expect, it } from '@jest/globals';
import { oneInForms } from './one-in.js';

const read = (text: string) => oneInForms(text).map(({ part, whole }) => [part, whole]);

describe('So many of so many', () => {
  it.each([
    ['One in three roofs', [1, 3]],
    ['nine out of ten clients', [9, 10]],
    ['every second roof', [1, 2]],
    ['Jeder dritte Betrieb', [1, 3]],
    ['in jedem zweiten Gespräch', [1, 2]],
    ['zwei von drei Kunden', [2, 3]],
    ['un maraîcher sur trois', [1, 3]],
    ['Deux sur cinq', [2, 5]],
    ['uno de cada cuatro', [1, 4]],
    ['ocho de cada diez', [8, 10]],
  ])('is read in four languages: %s', (text, share) => {
    expect(read(text)).toEqual([share]);
  });

  it.each([
    'one of the three clients',
    'one in the attic',
    'every second Tuesday',
    'jeden zweiten Tag',
    'un dimanche sur deux',
    'neuf fois sur dix',
    'two in three weeks',
    'three in two shops',
  ])('is no share: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
