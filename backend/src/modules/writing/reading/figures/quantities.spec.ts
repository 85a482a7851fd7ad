import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { quantitiesIn } from './quantities.js';

const read = (language: PostLanguage, text: string) =>
  quantitiesIn(text, language).map(({ place, size }) => [text.slice(place.start, place.end), size]);

describe('An amount of something measured', () => {
  it.each<[PostLanguage, string, string, number]>([
    ['fr', 'Le col est à quatre mille mètres.', 'quatre mille mètres', 4e6],
    ['en', 'at six hundred and fifty metres', 'six hundred and fifty metres', 650e3],
    ['de', 'auf zweitausend Metern', 'zweitausend Metern', 2e6],
    ['es', 'tres mil quinientos metros', 'tres mil quinientos metros', 3.5e6],
    ['de', 'eine Viertelstunde', 'eine Viertelstunde', 900],
    ['de', 'nach einer Dreiviertelstunde', 'einer Dreiviertelstunde', 2700],
    ['fr', "un quart d'heure", "un quart d'heure", 900],
    ['es', 'un cuarto de hora', 'un cuarto de hora', 900],
    ['en', 'a quarter of an hour', 'a quarter of an hour', 900],
    ['en', '5 mg', '5 mg', 5e-3],
    ['en', '20 kV', '20 kV', 20e6],
  ])('is read whole: %s, %s', (language, text, words, size) => {
    expect(read(language, text)).toEqual([[words, size]]);
  });
});
