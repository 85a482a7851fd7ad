import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { exchangedSubjects } from './exchanged-subjects.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  exchangedSubjects(text, [notes], language).map(({ start, end }) => text.slice(start, end));

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
  ])('is told where it is said of the other: %s, %j, %j', (language, notes, text, places) => {
    expect(found(language, notes, text)).toEqual(places);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'he wanted none, she wanted 4', 'She wanted 4 and he wanted none.'],
    ['en', 'Anna wanted none, he wanted 4', 'She wanted none.'],
    ['en', 'Anna came at nine, Ben came at nine', 'Ben came at nine.'],
    ['de', 'Petra wollte keins, Uwe wollte 4', 'Die Bauherrin wollte keins.'],
  ])('is fine where it is theirs, or may be: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
