import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contraryCredits } from './contrary-credits.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  contraryCredits(text, language, [notes]);

describe('Whose merit it was', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'we won the bid, not because of me', 'We won the bid because of me.'],
    ['en', 'it was thanks to Lucy, not me', 'It was thanks to me, not Lucy.'],
    ['en', 'we won, and that was not my doing', 'We won, and that was my doing.'],
    ['de', 'das lag nicht an mir', 'Das lag an mir.'],
    ['de', 'der Auftrag war nicht mein Verdienst', 'Der Auftrag war mein Verdienst.'],
    ['de', 'wir haben gewonnen, nicht dank mir', 'Dank mir haben wir gewonnen.'],
    ['fr', 'on a gagné, pas grâce à moi', 'On a gagné grâce à moi.'],
    ['fr', "grâce à l'avocate et pas grâce à moi", "C'est grâce à moi."],
    ['fr', "ce n'est pas ma faute", "C'est ma faute."],
    ['es', 'ganamos, y no gracias a mí', 'Ganamos gracias a mí.'],
    ['es', 'fue gracias a Lucía, no a mí', 'Fue gracias a mí, no a Lucía.'],
    ['es', 'no fue por mi culpa', 'Fue por mi culpa.'],
  ])('is told where it is denied in one of both: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toHaveLength(1);
    expect(found(language, text, notes)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'it was thanks to Lucy, not me', 'Thanks to Lucy we won, not to me.'],
    ['en', 'not only because of me', 'It was because of me, too.'],
    ['en', 'the loan was not because of me. the shop grew because of me', 'The shop grew because of me.'],
    ['de', 'das lag nicht an mir', 'An mir lag es nicht.'],
    ['de', 'nicht nur dank mir', 'Dank mir lief es.'],
    ['fr', 'pas grâce à moi', "Je n'y suis pour rien."],
    ['es', 'no gracias a mí', 'El mérito no es mío.'],
    ['es', 'no fue por mi culpa', 'Fue gracias a mí.'],
  ])('is fine where both say the same, or of something else: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
