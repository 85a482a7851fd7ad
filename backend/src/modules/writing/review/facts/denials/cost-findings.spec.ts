import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedNegations } from './negation-findings.js';

const found = (text: string, language: PostLanguage, material: string) =>
  unsourcedNegations(text, language, [material]).map(({ start, end }) => text.slice(start, end));

describe('What cost nothing', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', "I changed the lot and it didn't cost a penny. They paid £11 a month.", "It wasn't cheap."],
    ['en', 'It was free.', 'It cost us a fortune.'],
    ['de', 'Der neue Filter kostete nichts.', 'Billig war es nicht.'],
    ['de', 'Der Filter war kostenlos.', 'Der Filter war teuer.'],
    ['fr', "Ça n'a rien coûté.", "Ce n'était pas donné."],
    ['es', 'No costó nada.', 'No fue barato.'],
  ])('is not told as dear (%s): %s %s', (language, material, text) => {
    expect(found(text, language, material)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'The phone cost nothing. The lift was expensive.', "The lift wasn't cheap."],
    ['en', 'The phone cost nothing.', "The lift wasn't cheap."],
    ['en', 'It cost nothing.', "It wasn't expensive."],
    ['de', 'Es hat nichts gekostet.', 'Teuer war es nicht.'],
    ['fr', "Ça n'a rien coûté.", "Ce n'était pas cher."],
    ['es', 'No costó nada.', 'No fue caro.'],
    ['es', 'La caja era gratis.', 'Mi cara lo decía todo.'],
  ])('is something else, or the same (%s): %s %s', (language, material, text) => {
    expect(found(text, language, material)).toEqual([]);
  });
});
