import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { hasOpenObject, canLead, leansOnBefore } from './leaning.js';

describe('What clients say', () => {
  it.each<[PostLanguage, string, boolean]>([
    ['de', 'Mieter melden ihn zu spät', true],
    ['en', 'Nobody told him in time', true],
    ['fr', 'Personne ne lui répond', true],
    ['de', 'Der Befall kommt immer wieder', false],
    ['en', 'They pay for claims they could have won', false],
    ['fr', 'Les charges montent sans explication', false],
    ['es', 'Los buenos se van a los seis meses', false],
  ])('says of whom or what it speaks, or not: %s: %s', (language, said, isOpen) => {
    expect(hasOpenObject(said, language)).toBe(isOpen);
  });
});

describe('A sentence that can be moved to the front', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'Averages hide the date when you broke it.'],
    ['en', 'Since January we hired 9 and 9 are still here.'],
    ['en', 'There are two kinds of margin.'],
    ['de', 'Abbrüche runter von 58 auf 12 Prozent.'],
    ['de', 'Der Produktchef sagt, dass er alle Felder braucht.'],
    ['de', 'Es gibt zwei Sorten Design-Systeme.'],
    ['fr', 'La sécurité se mesure en mètres.'],
    ['fr', 'Il faut aller voir qui répare les gens.'],
    ['es', 'El diagnóstico empieza con una pregunta, no con un ordenador.'],
    ['es', 'Decir que no cuesta cinco minutos.'],
    ['en', 'We lost every new starter in the first month.'],
    ['fr', 'La moitié des nouveaux partent le premier mois.'],
    ['de', 'Ein Lehrling kostet im ersten Monat der Ausbildung 900 Euro.'],
  ])('stands by itself in %s: %s', (language, sentence) => {
    expect(leansOnBefore(sentence, [], language)).toBe(false);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'He is not hiring them now.'],
    ['en', 'There are three of them on the roof.'],
    ['de', 'Es gibt ihn seit Ostern wieder.'],
    ['fr', 'Le facteur les avait gardés.'],
    ['fr', 'Il faut le dire au maire.'],
    ['es', 'Mi hermano la encontró el jueves.'],
    ['es', 'Hay que pintarlas en mayo.'],
    ['en', 'The fear cost them about 18 months.'],
    ['en', "Maya is running it and she's 24."],
    ['en', 'Sold 120 loaves on average.'],
    ['en', 'But nobody left.'],
    ['en', 'Six months later I employ 4 people, and one of them is her.'],
    ['en', '28 of them had the same CV.'],
    ['en', '19 were at -0.4 and fine.'],
    ['en', '3 by the door were at 6 degrees.'],
    ['de', '19 waren kalt genug.'],
    ['fr', '19 étaient à la bonne température.'],
    ['es', '19 estaban a buena temperatura.'],
    ['en', 'Really, everyone since the new pricing leaves inside 8 months.'],
    ['en', 'The break!'],
    ['de', 'Das Lager liest drei davon.'],
    ['de', 'Sollte ein Konto anlegen.'],
    ['de', 'Seitdem testen wir.'],
    ['de', 'Drei Leute haben es vermisst, alle drei waren Chefs.'],
    ['de', 'Der Button zum Kündigen ist auch blau.'],
    ['fr', 'Le lundi, il a fait effacer la moitié des lignes.'],
    ['fr', "Personne ne l'avait débranchée par bêtise."],
    ['fr', '3 sur 22 ont su le faire.'],
    ['fr', 'Remplacée par 10 minutes debout.'],
    ['en', '31 remarks in the first month, against 4 in the year before.'],
    ['de', '31 Hinweise im ersten Monat, im ganzen Jahr davor 4.'],
    ['fr', "31 remarques le premier mois, contre 4 sur toute l'année d'avant."],
    ['es', '31 avisos el primer mes, frente a 4 en todo el año anterior.'],
    ['es', 'Estuvo parada cuatro meses.'],
    ['es', 'La puso en marcha el aprendiz.'],
    ['en', 'Clay, yes, but no oak roots within 2 metres of the footing.'],
    ['en', 'The courts want that and nothing else.'],
    ['es', 'Nadie se lo había preguntado.'],
  ])('is none that leans on another one in %s: %s', (language, sentence) => {
    expect(leansOnBefore(sentence, [], language)).toBe(true);
  });

  it('is none about what was spoken of, and none that the next one takes up', () => {
    const sentences = [
      'We gave every new person a mug with a name.',
      'The mugs cost £6 each.',
      'Our supplier asked for 2% more.',
      'He got it.',
      'Trust is cheaper than marketing.',
    ];
    expect(sentences.map((_, index) => canLead(sentences, index, 'en'))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(canLead(['The board met.', 'I asked what was left.', 'Rent, mostly.'], 1, 'en')).toBe(false);
    expect(
      canLead(['She rang.', 'Then he asked when she had come.', 'Mostly at six, under the lamp.'], 2, 'en'),
    ).toBe(false);
    expect(canLead(['A new client.', 'They have 47 pages of rules.', 'Page 1: our blue.'], 1, 'en')).toBe(
      false,
    );
  });
});

describe('What belongs to the sentence before it', () => {
  it.each<[PostLanguage, string[]]>([
    [
      'en',
      [
        'The hall was cold all winter.',
        'The boiler was not the problem.',
        'We moved 14 chairs away from the door.',
      ],
    ],
    [
      'de',
      ['Im Saal war es kalt.', 'Der Kessel war nicht schuld.', 'Wir rückten 14 Stühle von der Tür weg.'],
    ],
    [
      'fr',
      ['La salle était froide.', "Ce n'était pas la chaudière.", 'Nous avons écarté 14 chaises de la porte.'],
    ],
    ['es', ['La sala estaba fría.', 'No era la caldera.', 'Apartamos 14 sillas de la puerta.']],
  ])('%s: is what was, behind what was not', (language, told) => {
    expect(canLead(told, 2, language)).toBe(false);
  });

  it.each<[PostLanguage, string[]]>([
    ['en', ['We found the draught on Friday.', 'A slit of 2 by 40.']],
    ['de', ['Am Freitag fanden wir den Zug.', 'Ein Spalt von 2 mal 40.']],
    ['fr', ["Vendredi, on a trouvé le courant d'air.", 'Une fente de 2 sur 40.']],
    ['es', ['El viernes dimos con la corriente.', 'Una rendija de 2 por 40.']],
  ])('%s: is the measure of a thing', (language, told) => {
    expect(canLead(told, 1, language)).toBe(false);
  });
});
