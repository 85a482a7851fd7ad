import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { joinedLines } from './joined-lines.js';

describe('Lines of notes', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'shed roof, day two\nfelt torn along the ridge\nneighbour lent a ladder\n40 nails short'],
    ['de', 'spielplatz am kanal\nschaukel gesperrt seit ostern\nniemand hat angerufen\nkosten 300 euro'],
    ['fr', 'poulailler du bas\nrenard passé deux fois\nfil coupé net\n9 poules sur 14'],
    ['es', 'molino de abajo\nla rueda no gira\nfaltan tres palas\nnadie las busca'],
  ])('%s: stay apart, however they begin', (language, text) => {
    expect(joinedLines(text, language)).toBe(text);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'mail room shut at four\nand nobody said so\npost went out late\nbecause the\nvan was gone',
      'mail room shut at four and nobody said so\npost went out late because the van was gone',
    ],
    [
      'en',
      'kiln was hot\nbut the glaze ran, ran,\nran off the shelf',
      'kiln was hot, but the glaze ran, ran, ran off the shelf',
    ],
    [
      'de',
      'probe fiel aus\nweil der saal kalt war\nwir sangen im\nTreppenhaus',
      'probe fiel aus, weil der saal kalt war\nwir sangen im Treppenhaus',
    ],
    [
      'fr',
      'moulin fermé\nmais farine livrée par la\nmairie',
      'moulin fermé, mais farine livrée par la mairie',
    ],
    ['es', 'llegó la luz\npero sin agua\ny con\nprisa', 'llegó la luz, pero sin agua y con prisa'],
  ])('%s: are one where the first surely goes on: “%s”', (language, text, joined) => {
    expect(joinedLines(text, language)).toBe(joined);
  });

  it('are one where a window broke them by its width, capitals of nouns and all', () => {
    const mail = [
      'Liebe Alle, die Probe am Donnerstag muss ausfallen, weil die',
      'Heizung im Saal seit gestern kalt ist und der Hausmeister erst',
      'Montag wieder kommt. Wir treffen uns eine Woche später bei den',
      'Pfadfindern.',
    ];
    expect(joinedLines(mail.join('\n'), 'de')).toBe(mail.join(' '));
    expect(joinedLines(mail.join('\n'), null)).toBe(mail.join(' '));
  });

  it('stay apart at two long thoughts, a question, a salutation, a list and a blank line', () => {
    for (const text of [
      'the joiner came on a tuesday and measured the door for a full hour\nhe never came back with it',
      'gâteau à 4 étages\nqui a dit facile ?',
      'Dear neighbours,\nthe lift is out again',
      'three things\n- and the key',
      'the felt is torn on\n\nthe north side',
      'feria de mayo\nque nadie falte',
    ])
      expect(joinedLines(text, text.includes('feria') ? 'es' : text.includes('gâteau') ? 'fr' : 'en')).toBe(
        text,
      );
  });

  it('take an emoji below them to their end', () => {
    expect(joinedLines('14 eggs\n🥚🥚\ncat is confused', 'en')).toBe('14 eggs 🥚🥚\ncat is confused');
  });
});
