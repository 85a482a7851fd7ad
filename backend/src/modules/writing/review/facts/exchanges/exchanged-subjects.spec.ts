import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { exchangedSubjects } from './exchanged-subjects.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  exchangedSubjects(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('What is said of one of two people', () => {
  it.each<[PostLanguage, string, string, string[]]>([
    [
      'en',
      'he wanted none, she wanted 4. we built two',
      'She wanted none, he wanted 4. We built two.',
      ['She wanted none', 'he wanted 4.'],
    ],
    ['de', 'Er wollte keins, sie wollte 4.', 'Sie wollte keins.', ['Sie wollte keins.']],
    [
      'fr',
      'Léa voulait trois portes, Hugo voulait un mur.',
      'Hugo voulait trois portes.',
      ['Hugo voulait trois portes.'],
    ],
    ['es', 'Inés quería una puerta, Pablo quería un muro.', 'Inés quería un muro.', ['Inés quería un muro.']],
    [
      'en',
      'Our plumber wanted copper pipes. The architect wanted plastic ones.',
      'My architect wanted copper pipes.',
      ['My architect wanted copper pipes.'],
    ],
    [
      'de',
      'Meine Tante will den Hof verpachten. Mein Nachbar will ihn kaufen.',
      'Mein Nachbar will den Hof verpachten.',
      ['Mein Nachbar will den Hof verpachten.'],
    ],
    [
      'fr',
      'Mon père trouvait le prix trop bas. Ma cliente demandait une remise.',
      'Ma cliente trouvait le prix trop bas.',
      ['Ma cliente trouvait le prix trop bas.'],
    ],
    [
      'es',
      'Según Marta, la caldera pierde agua. Según Julio, el problema es la bomba.',
      'Según Julio, la caldera pierde agua.',
      ['Según Julio, la caldera pierde agua.'],
    ],
    [
      'de',
      'Lena meint, das Regal steht schief. Timo meint, der Boden ist krumm.',
      'Timo meint, das Regal steht schief.',
      ['Timo meint, das Regal steht schief.'],
    ],
  ])('is told where it is said of the other: %s, %j, %j', (language, notes, text, places) => {
    expect(found(language, notes, text)).toEqual(places);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'he wanted none, she wanted 4', 'She wanted 4 and he wanted none.'],
    ['en', 'Anna wanted none, he wanted 4', 'She wanted none.'],
    ['en', 'Anna came at nine, Ben came at nine', 'Ben came at nine.'],
    ['de', 'Petra wollte keins, Uwe wollte 4', 'Die Bauherrin wollte keins.'],
    ['en', 'My plumber wanted copper pipes. My wife wanted plastic.', 'The plumber wanted copper pipes.'],
    ['en', 'My wife runs the bar. My brother runs the bar on Mondays.', 'My brother runs the bar.'],
    [
      'de',
      'Lena meint, das Regal steht schief. Timo meint, es steht gut.',
      'Lena meint: Das Regal steht schief.',
    ],
  ])('is fine where it is theirs, or may be: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
