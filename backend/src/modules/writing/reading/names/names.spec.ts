import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { namesIn } from './names.js';

const found = (text: string, language: PostLanguage) =>
  namesIn(text, language).map(({ start, end }) => text.slice(start, end));

describe('The names of a text', () => {
  it.each([
    ['en', 'We asked Mr. Ferreira.', ['Ferreira']],
    ['en', 'Then we called Nordlight Freight.', ['Nordlight Freight']],
    ['de', 'Wir waren bei Nordlicht Logistik.', ['Nordlicht Logistik']],
    ['de', 'Die Kundin aus Baunatal rief an.', ['Baunatal']],
    ['de', 'Herr Dr. Quandt hat es bestätigt.', ['Quandt']],
    ['de', 'Frau Prof. Dr. med. Wiegand kam.', ['Wiegand']],
    ['en', 'Maersk has copied the method.', ['Maersk']],
    ['en', 'Felixstowe will copy it.', ['Felixstowe']],
    ['fr', "C'est Nadège qui le dit.", ['Nadège']],
    ['fr', 'Sodexo veut la recette.', ['Sodexo']],
    ['fr', 'Danone a copié la recette.', ['Danone']],
    ['es', 'Mercadona copió el método.', ['Mercadona']],
  ] as const)('are people, firms and places: %s, %s', (language, text, names) => {
    expect(found(text, language)).toEqual(names);
  });

  it.each([
    'Wir warben mit Prozent Rabatt.',
    'Der Preis gilt für Stück Kuchen.',
    'Das reicht von Mitte Quartal an.',
    'Wir planen für Ende März.',
    'Ich will mit Kunden Termine machen.',
  ])('are no second noun behind a quantity or a time: %s', (text) => {
    expect(found(text, 'de')).toEqual([]);
  });

  it.each([
    ['en', 'Counting is free.'],
    ['en', 'Winches cost money.'],
    ['en', 'Sixty needed help.'],
    ['en', 'Cladding has no friends.'],
    ['fr', 'Personne a compris.'],
    ['es', 'Calentar es barato.'],
  ] as const)('are no words that people use at the head of a sentence: %s, %s', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });
});
