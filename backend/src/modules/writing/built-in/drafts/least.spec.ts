import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { isComment, restates } from './least.js';

describe('A sentence that adds least', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'In my opinion that is a bad answer.'],
    ['en', 'That was really great.'],
    ['en', 'I think it is crazy.'],
    ['de', 'Das war wirklich ein toller Tag.'],
    ['de', 'Ich finde das sehr schade.'],
    ['fr', "C'était vraiment génial."],
    ['fr', 'Je trouve ça dommage.'],
    ['es', 'Fue increíble.'],
    ['es', 'Creo que es una pena.'],
  ])('is a comment that tells no fact (%s): %s', (language, sentence) => {
    expect(isComment(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'That is not great.'],
    ['en', 'It was a good £400.'],
    ['en', 'A good comb has all its teeth.'],
    ['en', 'That was the wet end of the hall.'],
    ['de', 'Das war der Schlüssel zum Keller.'],
    ['de', 'Das ist nicht schlimm.'],
    ['de', 'Ein gutes Brett trägt uns beide.'],
    ['fr', "Ce n'était pas bon."],
    ['fr', 'C’était la clé de la cave.'],
    ['es', 'No fue bueno.'],
    ['es', 'Era la llave del sótano.'],
  ])('is none where it denies, counts or says what something is (%s): %s', (language, sentence) => {
    expect(isComment(sentence, language)).toBe(false);
  });

  it('says again what one sentence before has said, with the same denial', () => {
    expect(restates('They are £36.', ['Combs are £36.'], 'en')).toBe(true);
    expect(restates('Die Kämme kosten 36 Euro.', ['Kämme kosten 36 Euro, mehr nicht.'], 'de')).toBe(false);
    expect(restates('They are not £36.', ['Combs are £36.'], 'en')).toBe(false);
    expect(restates('They are £38.', ['Combs are £36.'], 'en')).toBe(false);
    expect(restates('Combs cost £36.', ['Combs are rare.', 'A sill costs £36.'], 'en')).toBe(false);
    expect(restates('Are they £36?', ['They are £36.'], 'en')).toBe(false);
  });
});
