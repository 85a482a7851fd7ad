import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { isComment, restates, withoutCommentBehind } from './least.js';

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
    ['en', 'We were really proud, to be honest.'],
    ['en', 'It was a bit of a relief.'],
    ['de', 'Das hat mich wirklich gewundert.'],
    ['de', 'Ich war ziemlich erleichtert.'],
    ['fr', 'Ça m’a vraiment touchée.'],
    ['fr', 'J’étais très fière, franchement.'],
    ['es', 'Eso me emocionó mucho.'],
    ['es', 'Estaba muy orgullosa.'],
  ])('is a comment that tells no fact (%s): %s', (language, sentence) => {
    expect(isComment(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'That is not great.'],
    ['en', 'It was a good £400.'],
    ['en', 'A good comb has all its teeth.'],
    ['en', 'That was the wet end of the hall.'],
    ['en', 'I was proud of the apprentice.'],
    ['en', 'We were not surprised by that.'],
    ['de', 'Das hat mich drei Zähne gekostet.'],
    ['es', 'Me dolió el pie toda la semana.'],
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
    expect(restates('I believe it more than I did.', ['I believe that it is right.'], 'en')).toBe(false);
    expect(restates('Are they £36?', ['They are £36.'], 'en')).toBe(false);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'The kiln took nine hours, which was great.', 'The kiln took nine hours.'],
    ['de', 'Der Ofen brauchte neun Stunden, was sehr schade war.', 'Der Ofen brauchte neun Stunden.'],
    ['fr', 'Le four a mis neuf heures, ce qui était dommage.', 'Le four a mis neuf heures.'],
    ['es', 'El horno tardó nueve horas, lo que fue muy triste.', 'El horno tardó nueve horas.'],
    ['en', 'He took the bid, which was the highest.', 'He took the bid, which was the highest.'],
  ])('loses a comment behind it (%s): %s', (language, sentence, left) => {
    expect(withoutCommentBehind(sentence, language)).toBe(left);
  });
});
