import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { overstatedShares } from './overstated-shares.js';

const found = (notes: string, text: string, language: PostLanguage) =>
  overstatedShares(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('What is so of some, told of all', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'Five of the 18 trucks failed the check.', 'All 18 trucks failed the check.'],
    ['de', '20 Mietparteien, 6 davon zahlen zu spät.', 'Alle 20 Mietparteien zahlen zu spät.'],
    ['fr', '6 des 20 chaises sont cassées.', 'Toutes les chaises sont cassées.'],
    ['fr', 'Sept se sont rétractés, cinq sont encore en poste.', 'Tous sont encore en poste.'],
    ['en', 'We took on seven drivers, five are still on the road.', 'All of them are still on the road.'],
    ['es', '3 de los 8 pisos tienen humedad.', 'Los 8 pisos tienen humedad.'],
    ['fr', 'Le conseil a voté le budget. 14 pour, 3 contre.', 'Le conseil a voté le budget à l’unanimité.'],
  ])('%s: is found beside “%s”: %s', (language, notes, text) => {
    expect(found(notes, text, language)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'Five of the 18 trucks failed. All 18 trucks were checked.', 'All 18 trucks were checked.'],
    ['en', 'Five of the 18 trucks failed the check.', 'We looked at all 18 trucks.'],
    ['de', '6 von 20 zahlen zu spät.', 'Sechs der zwanzig zahlen zu spät.'],
    ['en', 'We took on seven drivers, five are from Leeds.', 'All of them are still with us.'],
    ['en', 'We have five vans. All are white.', 'All are white.'],
    ['fr', 'Personne n’a voté contre le budget.', 'Le budget est passé à l’unanimité.'],
    ['es', 'La junta aprobó la derrama por unanimidad.', 'La derrama se aprobó por unanimidad.'],
  ])('%s: “%s” is told as it is: %s', (language, notes, text) => {
    expect(found(notes, text, language)).toEqual([]);
  });
});
