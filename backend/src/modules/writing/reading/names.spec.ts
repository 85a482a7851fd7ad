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
});
