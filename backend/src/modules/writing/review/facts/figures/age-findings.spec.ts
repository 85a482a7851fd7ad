import { describe, expect, it } from '@jest/globals';
import { unsourcedAges } from './age-findings.js';

describe('How old somebody is', () => {
  it.each([
    ['en', 'Edith, 84, learned to solder', 'Edith is 48 and solders.', 'At eighty-four, our Edith solders.'],
    ['en', 'my apprentice is 19, crew of 23', 'My 23-year-old apprentice.', 'My 19-year-old apprentice.'],
    ['de', 'Frau Kolb, 71, war 12 Jahre bei uns', 'Frau Kolb, 12, war bei uns.', 'Frau Kolb ist 71.'],
    ['de', 'der Lehrling ist 19, Schicht hat 23', 'Der 23-jährige Lehrling.', 'Mit 19 kam unser Lehrling.'],
    ['fr', 'Odette, 84 ans, 12 mois de soudure', 'Odette, 12 ans, soude.', 'À 84 ans, notre Odette soude.'],
    [
      'es',
      'mi aprendiz tiene 19 años, turno de 23',
      'Mi aprendiz tiene 23 años.',
      'Con 19 años mi aprendiz.',
    ],
  ] as const)('is told where the author gives another age: %s: %s', (language, notes, wrong, right) => {
    expect(unsourcedAges(wrong, language, [notes])).toHaveLength(1);
    expect(unsourcedAges(right, language, [notes])).toEqual([]);
  });

  it('is no claim about somebody whose age was never told', () => {
    expect(unsourcedAges('Bruno, 40, came by.', 'en', ['Edith, 84, learned to solder'])).toEqual([]);
  });
});
