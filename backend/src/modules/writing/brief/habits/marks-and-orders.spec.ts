import { describe, expect, it } from '@jest/globals';
import { habitsOf } from './habits.rules.js';

const sentencesOf = (posts: readonly string[]) => habitsOf(posts)?.does.map((one) => one.sentence) ?? [];

const NOTARY = [
  '📌 the deed was ready at nine; the buyer at noon.\nbring your passport.',
  '📌 two signatures missing; both were mine.\nread page four first.',
  '📌 the GmbH sold its van; nobody told the bank.\nask before you sign.',
  '📌 a will on a beer mat; it held.\nkeep the mat.',
];
const SKIPPER = [
  'Moin!\n\nDer Kutter liegt seit Mai - und der Rost liegt mit.\nRufen Sie die Werft an, bevor Sie streichen.',
  'Moin!\n\nZwei Netze verloren - eins war meins.\nSchauen Sie auf die Schäkel.',
  'Moin!\n\nDie Flut kam um sechs – der Prüfer um sieben.\nLesen Sie den Bericht selbst.',
];
const JOINER = [
  'Bonjour ! Hier un client a pleuré ; moi aussi.\nDemandez avant de couper.',
  'Bonjour ! Le stock était vide ; la facture non.\nComptez le lundi.',
  'Bonjour ! Trois devis ; un seul lu.\nNe signez pas le vendredi.',
];
const BEEKEEPER = [
  'Ayer se fueron dos enjambres.\nRevisa la piquera antes de comer.',
  'La miel de brezo tarda un año.\nNo vendas antes.',
  'Mi abuelo pesaba las colmenas a mano.\nPesa la tuya.',
];

describe('The habits of a brief', () => {
  it('name an emoji that stands first, semicolons, orders and small letters throughout', () => {
    expect(sentencesOf(NOTARY)).toEqual(
      expect.arrayContaining([
        'Begins the post with an emoji, before the first word, in 4 of 4 posts, mostly 📌.',
        'Joins thoughts with semicolons in 4 of 4 posts, 1 a post.',
        'Tells the reader what to do, in imperatives, in 4 of 4 posts, 1 a post.',
        'Writes in small letters throughout, names and sentence beginnings too, in 4 of 4 posts.',
      ]),
    );
  });

  it('take a hyphen between two thoughts for a dash', () => {
    expect(sentencesOf(SKIPPER)).toContain('Sets dashes between thoughts in 3 of 3 posts, 1 a post.');
    expect(sentencesOf(['- milk\n- eggs', '- flour\n- yeast', '- salt, 10 - 12 g'])).not.toContainEqual(
      expect.stringContaining('dashes'),
    );
  });

  it.each([
    ['en', NOTARY],
    ['de', SKIPPER],
    ['fr', JOINER],
    ['es', BEEKEEPER],
  ])('know orders in each language: %s', (_, posts) => {
    expect(sentencesOf(posts)).toContainEqual(expect.stringContaining('in imperatives'));
  });

  it('take no statement for an order', () => {
    const posts = [
      'Work is late again.\nTest was fine.',
      'Keep was the word he used?',
      'Chez nous, rien. We open at nine.\nThey ask for more.',
    ];
    expect(sentencesOf(posts)).not.toContainEqual(expect.stringContaining('in imperatives'));
  });

  it('tell a greeting within a line word for word, and the kind of first line behind it', () => {
    expect(sentencesOf(JOINER)).toContain('Begins with the same words in 3 of 3 posts: “Bonjour !”');
  });
});
