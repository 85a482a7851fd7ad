import { describe, expect, it } from '@jest/globals';
import { unsourcedRanks } from './rank-findings.js';

describe('What leads, or comes so far behind', () => {
  it.each([
    [
      'en',
      'the second largest cooperage in Kent',
      'The largest cooperage in Kent.',
      'Kent’s second largest cooperage.',
    ],
    [
      'en',
      'third most expensive roof i quoted',
      'The most expensive roof I quoted.',
      'My third most expensive roof.',
    ],
    ['en', 'the oldest mill but one', 'The oldest mill.', 'The oldest mill but one.'],
    ['en', 'our best month', 'Our second best month.', 'Our best month.'],
    ['de', 'die zweitgrößte Küferei in Baden', 'Die größte Küferei in Baden.', 'Badens zweitgrößte Küferei.'],
    ['de', 'unser wichtigster Kunde', 'Unser drittwichtigster Kunde.', 'Der wichtigste Kunde.'],
    [
      'fr',
      'la deuxième plus grande tonnellerie',
      'La plus grande tonnellerie.',
      'La deuxième tonnellerie la plus grande.',
    ],
    ['fr', 'le troisième toit le plus cher', 'Le toit le plus cher.', 'Le troisième toit le plus cher.'],
    ['es', 'la segunda tonelería más grande', 'La tonelería más grande.', 'La segunda tonelería más grande.'],
    ['es', 'el tercer tejado más caro', 'El segundo tejado más caro.', 'El tercer tejado más caro.'],
  ] as const)('is told where the author ranks it otherwise: %s: %s', (language, notes, wrong, right) => {
    expect(unsourcedRanks(wrong, language, [notes])).toHaveLength(1);
    expect(unsourcedRanks(right, language, [notes])).toEqual([]);
  });

  it('is left where nobody ranks anything by it', () => {
    expect(unsourcedRanks('The largest tent.', 'en', ['the second oldest tent'])).toEqual([]);
    expect(unsourcedRanks('Es más caro que ayer.', 'es', ['el segundo más caro'])).toEqual([]);
  });
});
