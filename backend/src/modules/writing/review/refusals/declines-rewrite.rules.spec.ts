import { describe, expect, it } from '@jest/globals';
import { declinesRewrite } from './declines-rewrite.rules.js';

const OLD = {
  en: 'The strap cost £14 and the dealer, Brackley, wanted a new saddle for 900.',
  de: 'Der Riemen kostete 14 Euro, und der Händler Brackmann wollte einen neuen Sattel verkaufen.',
  fr: 'La sangle coûtait 14 euros et le vendeur, Brochard, voulait une selle neuve.',
  es: 'La cincha costó 14 euros y el vendedor, Bracamonte, quería una silla nueva.',
} as const;

describe('An answer in place of a text that is written anew', () => {
  it.each([
    [
      'en',
      'I’m sorry, but I can’t rewrite this text. It accuses a named dealer, Brackley, and could be read as defamatory.',
    ],
    ['en', 'Unfortunately I’m unable to help with this request, as it names Brackley.'],
    ['en', 'I’d rather not write about this. Perhaps ask your lawyer first?'],
    [
      'de',
      'Diesen Text möchte ich so nicht umschreiben. Er nennt Herrn Brackmann, bitte fragen Sie Ihren Anwalt.',
    ],
    ['de', 'Leider kann ich bei diesem Beitrag nicht helfen, da es um die Firma Brackmann geht.'],
    [
      'fr',
      'Désolée, je ne peux pas réécrire ce texte : il met en cause Brochard, et cela pourrait lui nuire.',
    ],
    ['fr', 'Je préfère ne pas rédiger ce contenu. Consultez un juriste au sujet de Brochard.'],
    ['en', 'I’d rather not change that sentence.'],
    ['en', 'I’d rather not suggest openings for this.'],
    ['de', 'Dafür schlage ich lieber keine Anfänge vor.'],
    ['fr', 'Je préfère ne proposer aucune accroche.'],
    ['es', 'Prefiero no proponer comienzos para esto.'],
    ['en', 'Sorry, this isn’t something I can do.'],
    ['de', 'Diesen Satz möchte ich nicht umschreiben.'],
    ['fr', 'Je préfère ne pas réécrire cette phrase.'],
    ['es', 'Prefiero no reescribir esa frase.'],
    ['es', 'Lo siento, no puedo redactar este texto porque menciona a Bracamonte.'],
    ['es', 'Prefiero no escribir sobre este tema; podría perjudicar a Bracamonte.'],
  ] as const)('declines, though it has a name of it, %s: %s', (language, answer) => {
    expect(declinesRewrite(answer, OLD[language])).toBe(true);
  });

  it.each([
    ['en', '£14 for the strap. Brackley wanted 900 for a saddle.'],
    ['en', 'I wouldn’t buy a new saddle from Brackley. The strap was all it needed.'],
    ['en', 'The dealer can’t sell what nobody needs.'],
    ['de', 'Vierzehn Euro, und der Händler schwieg.'],
    ['de', 'Einen neuen Sattel kaufe ich nicht, der Riemen reicht.'],
    ['fr', 'Je n’achète pas de selle neuve pour une sangle.'],
    ['es', 'No compro una silla nueva por una cincha.'],
  ] as const)('is one, whatever its author does not do, %s: %s', (language, answer) => {
    expect(declinesRewrite(answer, OLD[language])).toBe(false);
  });

  it('is one where its author declines in the text that is there', () => {
    expect(
      declinesRewrite('I won’t write that letter.', 'I told them that I can’t write such a letter.'),
    ).toBe(false);
  });
});
