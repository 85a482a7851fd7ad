import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withoutFillers } from './fillers.js';

describe('A sentence without what only announces it', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'As I said, nails fail.', 'Nails fail.'],
    ['en', 'As I’ve already said before, look first.', 'Look first.'],
    ['en', 'In other words: he paid £4,200.', 'He paid £4,200.'],
    ['en', 'He had, so to speak, paid twice.', 'He had paid twice.'],
    ['en', 'As mentioned above, we charge £900.', 'We charge £900.'],
    ['en', 'All in all, it was a good day.', 'It was a good day.'],
    ['en', 'I think it is really important to say that most roofs last.', 'Most roofs last.'],
    ['de', 'Wie gesagt, ein Patent ist teuer.', 'Ein Patent ist teuer.'],
    ['de', 'Wie gesagt: Ein Patent ist teuer.', 'Ein Patent ist teuer.'],
    ['de', 'Mit anderen Worten: Er hat 2,4 Millionen verloren.', 'Er hat 2,4 Millionen verloren.'],
    ['de', 'Er hat sozusagen 2,4 Millionen verloren.', 'Er hat 2,4 Millionen verloren.'],
    ['de', 'Das ist sozusagen die Regel.', 'Das ist die Regel.'],
    ['de', 'Er hat es uns wie gesagt nicht geglaubt.', 'Er hat es uns nicht geglaubt.'],
    ['de', 'Wie ich schon sagte, zahlt er nicht.', 'Er zahlt nicht.'],
    ['de', 'Wie bereits erwähnt ist das teuer.', 'Das ist teuer.'],
    ['de', 'Ein Patent ist im Grunde genommen nichts wert.', 'Ein Patent ist nichts wert.'],
    ['fr', 'Comme je l’ai dit, la serre coûte 9 000 €.', 'La serre coûte 9 000 €.'],
    ['fr', 'En d’autres termes, elle coûte trop.', 'Elle coûte trop.'],
    ['fr', 'Elle est, pour ainsi dire, vide.', 'Elle est vide.'],
    ['fr', 'Autrement dit : j’ai perdu 700 €.', 'J’ai perdu 700 €.'],
    ['fr', 'Il dit que, en fait, une serre suffit.', "Il dit qu'une serre suffit."],
    ['es', 'Como he dicho, parar no cura.', 'Parar no cura.'],
    ['es', 'En otras palabras, cobré 600 euros.', 'Cobré 600 euros.'],
    ['es', 'El club, por así decirlo, no miró.', 'El club no miró.'],
    ['es', 'Leyeron 4,1 de media, es decir, casi cinco.', 'Leyeron 4,1 de media, casi cinco.'],
    ['es', 'Funcionó, por decirlo así.', 'Funcionó.'],
    ['en', 'As I always say, look first.', 'Look first.'],
    ['de', 'Ganz ehrlich, das war nicht lustig.', 'Das war nicht lustig.'],
    [
      'de',
      'Ein Patent, wie ich Mandanten zu sagen pflege, hindert niemanden.',
      'Ein Patent hindert niemanden.',
    ],
    ['fr', 'Personnellement, je n’aurais jamais osé.', 'Je n’aurais jamais osé.'],
    [
      'fr',
      'On a servi le gratin, tu sais, celui que personne ne voulait.',
      'On a servi le gratin, celui que personne ne voulait.',
    ],
    ['es', 'Como siempre digo, el agua no perdona.', 'El agua no perdona.'],
  ])('says the same (%s): %s', (language, sentence, freed) => {
    expect(withoutFillers(sentence, language)).toBe(freed);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'As I said to her mother, nails fail.'],
    ['en', 'He put it in other words to the board.'],
    ['en', 'That said, the roof held.'],
    ['de', 'Wie gesagt ist das Haus teuer.'],
    ['de', 'Mit anderen Worten als gestern erklärte sie es noch einmal.'],
    ['de', 'Er sagte es mit anderen Worten.'],
    ['de', 'Kurz gesagt, zahlen alle.'],
    ['fr', 'Il a fait bref et clair.'],
    ['es', 'Lo dijo en otras palabras.'],
  ])('stays where it would lose something or its order (%s): %s', (language, sentence) => {
    expect(withoutFillers(sentence, language)).toBe(sentence);
  });
});
