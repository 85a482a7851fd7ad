import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { restatedOrdinals } from './restated-ordinals.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  restatedOrdinals(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('An ordinal in the place of another one', () => {
  it.each<[PostLanguage, string, string, string]>([
    [
      'en',
      'On the fourth visit the landlord let us in.',
      'On the first visit the landlord let us in.',
      'first',
    ],
    ['en', 'The sixth sample finally passed the drop test.', 'The 1st sample passed the drop test.', '1st'],
    ['en', 'It was my third job in two years.', 'It was my first job in two years.', 'first'],
    ['en', 'The second one was the best.', 'The first one was the best.', 'first'],
    ['de', 'Am dritten Tag lief die Presse wieder.', 'Am ersten Tag lief die Presse wieder.', 'ersten'],
    ['de', 'Beim fünften Anruf hob der Notar ab.', 'Beim zweiten Anruf hob der Notar ab.', 'zweiten'],
    ['fr', 'Le troisième devis était le bon.', 'Le premier devis était le bon.', 'premier'],
    ['fr', 'La 4e cuve fuyait dès lundi.', 'La première cuve fuyait dès lundi.', 'première'],
    [
      'es',
      'La quinta propuesta convenció a la jefa.',
      'La primera propuesta convenció a la jefa.',
      'primera',
    ],
    [
      'es',
      'Es la segunda vez que nos roban el remolque.',
      'Es la primera vez que nos roban el remolque.',
      'primera',
    ],
  ])('is told in a clause that is nearly the same: %s, %j, %j', (language, notes, text, words) => {
    expect(found(language, notes, text)).toEqual([words]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'On the third visit the chef tasted the oil.', 'At first the chef tasted the oil.'],
    ['en', 'The second batch sold out by noon.', 'First of all, the second batch sold out by noon.'],
    ['en', 'The second batch sold out by noon.', 'For the first time the batch sold out by noon.'],
    ['en', 'On the second try the glue held.', 'On the first try the glue did not hold.'],
    ['en', 'The second coat dried well. The first coat dried well.', 'The first coat dried well.'],
    ['en', 'She left in her third year.', 'Her first winter was hard, and she left in her third year.'],
    [
      'de',
      'Der zweite Termin war kurz. Der erste dauerte drei Stunden.',
      'Der erste Termin dauerte drei Stunden.',
    ],
    ['de', 'Beim dritten Mal hob der Notar ab.', 'Zuerst hob der Notar ab, beim dritten Mal.'],
    ['fr', 'Le troisième rendez-vous a tout changé.', 'D’abord, le troisième rendez-vous a tout changé.'],
    ['fr', 'Le deuxième four a tenu.', 'Le premier four avait lâché.'],
    ['es', 'La segunda prueba salió bien.', 'Primero salió bien la segunda prueba.'],
    ['es', 'La segunda prueba salió bien.', 'La primera prueba fue un desastre.'],
  ])('is left alone where it is said of something else, or of nothing numbered: %s, %j, %j', (...all) => {
    expect(found(...all)).toEqual([]);
  });

  it('is told for every ordinal but the one that was given', () => {
    const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
    fc.assert(
      fc.property(fc.constantFrom(...ordinals), fc.constantFrom(...ordinals), (material, said) => {
        const sentence = (one: string) => `The ${one} kiln cracked overnight.`;
        expect(found('en', sentence(material), sentence(said))).toEqual(material === said ? [] : [said]);
      }),
    );
  });
});
