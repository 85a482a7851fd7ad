import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unsourcedNumbering } from './numbering-findings.js';

type Language = Parameters<typeof unsourcedNumbering>[1];
const found = (text: string, language: Language, notes: string) =>
  unsourcedNumbering(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('A number that says which one', () => {
  it.each([
    ['Register Nr. 8 verstimmt.', 'de', 'Register Nr. 5', ['Nr. 8']],
    ['Emmi ist im 3. Lehrjahr.', 'de', 'Emmi, 2. Lehrjahr', ['3. Lehrjahr']],
    ['Emmi ist im dritten Lehrjahr.', 'de', 'Emmi, 2. Lehrjahr', ['dritten Lehrjahr']],
    ['VHF check at No. 6 berth.', 'en', 'No. 4 berth', ['No. 6']],
    ['She is in her third year.', 'en', 'apprentice, 2nd year', ['third year']],
    ['La 4e classe a ri.', 'fr', 'la 3e classe', ['4e classe']],
    ['El tercer piso ardió.', 'es', 'el 2º piso', ['tercer piso']],
  ] as const)('is another one than was told: %s', (text, language, notes, words) => {
    expect(found(text, language, notes)).toEqual(words);
  });

  it.each([
    ['Emmi ist im zweiten Lehrjahr.', 'de', 'Emmi, 2. Lehrjahr'],
    ['The second winter was worse.', 'en', 'apprentice, 3rd year'],
    ['The first year was hard.', 'en', 'apprentice, 3rd year'],
    ['Rule no. 1: look.', 'en', 'No. 4 berth'],
    ['Am 3. Mai kam er.', 'de', 'am 3. Mai'],
    ['My second quote was higher.', 'en', 'they refused my first quote, the second one they took'],
    ['Das zweite Angebot war höher.', 'de', 'mein erstes Angebot war zu hoch, das zweite war gut'],
    ['La deuxième offre a plu.', 'fr', 'ma première offre a déplu, la deuxième a plu'],
    ['La segunda oferta gustó.', 'es', 'mi primera oferta no, la segunda sí'],
    ['No 12 of them left.', 'en', 'nothing was numbered'],
  ] as const)('is the author’s, or of something else: %s', (text, language, notes) => {
    expect(found(text, language, notes)).toEqual([]);
  });

  it('is told for every number but the one that was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 2, max: 99 }), (material, said) => {
        expect(found(`Berth No. ${said} was dark.`, 'en', `Berth No. ${material}`)).toHaveLength(
          material === said ? 0 : 1,
        );
      }),
    );
  });
});
