import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { quotableSentence } from './quotable.js';

describe('A sentence that a prompt quotes', () => {
  it.each<[PostLanguage, string]>([
    [
      'en',
      'Is a CV evidence?\n\n1. Reference, in writing, from the last employer.\n2. Interview notes, dated, signed, ugly.',
    ],
    ['en', 'Who owns the key?\n\n1. Name two level 1 users.\n2. Remove the leaver on the day of the cake.'],
    [
      'en',
      'Dear young engineer,\n\nYou ran the model for six days. It said the hall was fine.\n\nYours, Gus',
    ],
    ['en', 'Dear Pastor Ruth,\n\nOn a normal Sunday you have 70 people and a tile floor.\n\nYours, Gus'],
    ['en', 'You asked us for one number and a letter.'],
    ['en', 'We buried a man of 91 whom nobody knew.'],
    ['en', 'Our oldest client died in March of this year.'],
    ['de', 'In dieser Woche haben wir eine Frau beerdigt, zu der niemand kam.'],
    ['de', 'Seine Frau war um vier Uhr morgens gestorben.'],
    ['de', 'Sie haben uns 3 Briefe ohne Absender geschickt.'],
    ['fr', 'Cher architecte,\n\nVous avez dessiné un beau mur de pierre.\n\nBien à vous'],
    ['fr', 'Un client de 40 ans est mort en janvier.'],
    ['es', 'Su padre murió en enero de este año.'],
    ['es', '¿Qué hacer?\n\n- llevar 3 cajas nuevas al almacén'],
  ])('is no item of a list, said to nobody else, and of no death: %s, %s', (language, text) => {
    expect(quotableSentence(text, language)).toBeNull();
  });

  it.each<[PostLanguage, string]>([
    ['de', 'Drei Tage vorher hatte ich im Nachbardorf eine Therme abgesperrt.'],
    ['de', 'Mein Steuerberater hat ausgerechnet, dass uns das im Jahr 9.000 Euro kostet.'],
    ['en', 'We got it wrong in February and I want to say so.'],
    ['de', 'Genau das kann man nicht drücken.'],
    ['en', 'Two buoys, one chart. Guess which one the skipper read.'],
    ['en', 'Imagine a harbour without a single light.'],
    ['de', 'Messen Sie den Boden, bevor Sie das Fundament gießen.'],
    ['de', 'Rate mal, wer den Schlüssel zum Leuchtturm hatte.'],
    ['fr', 'Devine laquelle des deux cuves fuyait ce matin.'],
    ['fr', 'Regardez la coque avant de parler du moteur.'],
    ['es', 'Adivina cuál de los dos barcos volvió con agua.'],
    ['es', 'Mirad la quilla antes de pagar la pintura.'],
    ['de', 'Er kam. Immer abends um 18 Uhr, unter der neuen Leuchte.'],
    ['en', 'He came. The probe was unplugged in 2019.'],
    ['es', 'La inteligencia artificial me va a quitar el trabajo, dice mi sobrino.'],
    ['fr', 'Un devis de trois pages ne sert à rien, disait mon patron.'],
  ])(
    'points at nothing before it, is its author’s own, and no order to readers: %s, %s',
    (language, text) => {
      expect(quotableSentence(text, language)).toBeNull();
    },
  );

  it.each<[PostLanguage, string]>([
    ['de', 'Drei Tage vor Weihnachten hatte ich 40 Kisten im Hof.'],
    ['de', 'Ein Rohr platzt nie am Montag, sage ich immer.'],
    ['de', 'Der Prüfer fragte, ob wir das neue Lager schon kennen.'],
    ['en', 'A pump costs us £38 a month.'],
    ['en', 'We rang the school three days before the audit.'],
    ['fr', 'Trois jours avant la foire nous avons perdu 12 caisses.'],
    ['es', 'Cerramos la caja tres días antes de la feria.'],
  ])('stands alone where it says when and what: %s, %s', (language, text) => {
    expect(quotableSentence(text, language)).toBe(text.replace(/\.$/u, ''));
  });

  it('is not about what the text told before: an article says so', () => {
    const text = 'It was Ganoderma. The tree is good for another 30 years.';
    expect(quotableSentence(text, 'en', 'anywhere')).toBeNull();
    expect(quotableSentence(text.replace('The tree', 'A beech'), 'en', 'anywhere')).toContain('A beech');
  });

  it('is a line of quick notes in dashes', () => {
    expect(quotableSentence('- marée de 108\n- Maëlle a mené 3 bateaux vers Dol', 'fr')).toBe(
      'Maëlle a mené 3 bateaux vers Dol',
    );
  });

  it.each<[PostLanguage, string]>([
    ['en', 'I charge £850 to look at a container.'],
    ['en', 'If your claim file has photos and no timestamps you have an album.'],
    ['en', 'The deadline for the grant was 3 weeks away.'],
    ['de', 'Viele Menschen glauben, ein Bestatter wolle verkaufen.'],
    ['de', 'Seit Januar bildet meine Firma zum ersten Mal eine junge Frau aus.'],
    ['fr', 'Un caviste de Rennes m’a rendu quarante bourriches un 23 décembre.'],
    ['es', 'Cerramos el taller 3 semanas en agosto.'],
  ])('is a story of the author still: %s, %s', (language, text) => {
    expect(quotableSentence(text, language)).toBe(text.replace(/\.$/u, ''));
  });

  it.each<[PostLanguage, string]>([
    ['de', 'ich war heute in so einem restaurant in wattenscheid'],
    ['en', 'Took a stove out this morning.'],
    ['en', 'I was in a small hotel in Leeds today.'],
    ['fr', 'Hier j’étais dans un hôtel à Rennes.'],
    ['es', 'Ayer estuve en un hotel de Zaragoza.'],
    ['de', 'Ich hab dann beide getestet, nur aus Spaß.'],
    ['en', 'The rent went 900 -> 1,200 in May.'],
  ])('tells more than where its author was, and names whom it is about: %s, %s', (language, text) => {
    expect(quotableSentence(text, language)).toBeNull();
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'Ladder check at the mill, 12 rungs. My apprentice asked why the rope was wet. We threw away 9 ropes in one morning.',
      'We threw away 9 ropes in one morning',
    ],
    [
      'de',
      'Der Lehrling fragte nach dem Seil. Ein nasses Seil hält niemanden.',
      'Ein nasses Seil hält niemanden',
    ],
  ])(
    'is the strongest one of a note, a figure or a verdict, wherever it stands: %s, %s',
    (language, note, sentence) => {
      expect(quotableSentence(note, language, 'anywhere')).toBe(sentence);
    },
  );
});
