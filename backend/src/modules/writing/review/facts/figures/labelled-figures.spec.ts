import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { unsourcedNumbers } from './number-findings.js';

const EN =
  'Plot 7 lost 38%, plot 2 lost 6%. Row 4: 31 kg a tree, row 9: 12 kg. Signed the deal on Tues., cancelled it Thurs.';
const DE = 'Zimmer 1 brauchte 2 Anstriche, Zimmer 3 brauchte 6. Am Montag zugesagt, am Freitag abgesagt.';
const FR =
  'les huîtres de la parcelle 7 : 38 % de pertes en août, la parcelle 2 : 6 %. Le mardi : 9 rendez-vous, le samedi : 17.';

const found = (material: string, text: string, language: PostLanguage) =>
  unsourcedNumbers(text, language, { material: [material], known: [], ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

describe('figures that were told of one of several', () => {
  it.each<[PostLanguage, string, string, string[]]>([
    ['en', EN, 'Plot 2 lost 38%, plot 7 lost 6%.', ['38%', '6%']],
    ['en', EN, 'Row 4 gave 12 kg a tree.', ['12']],
    ['en', EN, 'He signed on Thursday and cancelled on Tuesday.', ['Thursday', 'Tuesday']],
    ['de', DE, 'Zimmer 1 brauchte sechs Anstriche, Zimmer 3 brauchte zwei.', ['sechs', 'zwei']],
    ['fr', FR, "J'ai perdu 6 % sur la parcelle 7 et 38 % sur la parcelle 2.", ['6 %', '38 %']],
    ['fr', FR, 'Sur la 7, on a eu 6 % de pertes. Sur la 2, 38 %.', ['6 %', '38 %']],
    ['fr', FR, 'Le samedi, neuf rendez-vous. Le mardi, dix-sept.', ['neuf', 'dix-sept']],
  ])('are marked with another one: %s', (language, material, text, figures) => {
    expect(found(material, text, language)).toEqual(figures);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', EN, 'Plot 2 lost 6%, plot 7 lost 38%.'],
    ['en', EN, 'Plot 7: 38% lost. On plot 2 it was 6%.'],
    ['en', EN, 'He signed on Tuesday and cancelled on Thursday.'],
    ['de', DE, 'Zimmer 3 brauchte sechs Anstriche. Zimmer 1 kam mit zwei Anstrichen aus.'],
    ['fr', FR, 'Sur la 7, on a eu 38 % de pertes. Sur la 2, 6 %.'],
    ['fr', FR, 'Samedi, dix-sept rendez-vous. Mardi, neuf.'],
  ])('are left with their own: %s', (language, material, text) => {
    expect(found(material, text, language)).toEqual([]);
  });
});
