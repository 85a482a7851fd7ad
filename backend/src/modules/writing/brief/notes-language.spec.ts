import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { inventedAuthor, ownPosts } from '../../../../test/support/writing/invented-authors.js';
import { languageOfShortened } from './notes-language.js';

const BRITISH = ownPosts(inventedAuthor('bakeries').posts);
const GERMAN = ownPosts(inventedAuthor('ux').posts);
const FRENCH = ownPosts(inventedAuthor('prevention').posts);
const SPANISH = ownPosts(inventedAuthor('workshop').posts);

describe('Notes that are too short to show their language', () => {
  it.each<[PostLanguage, typeof BRITISH, string]>([
    [
      'fr',
      FRENCH,
      'Affaire Lorient\n- dir. a signé la lettre à 23 h\n- resp. RH absente, congé mat.\n- préj. : 41 000 €\n- audience ds 2 sem.',
    ],
    [
      'en',
      BRITISH,
      'Sighthill blk 3\n- stood in lobby 3 hrs Tues, counted: 212 trips, 0 vandals\n- fix = £38 ramp strip\n- 0 call-outs in 5 wks',
    ],
    [
      'de',
      GERMAN,
      'Haus Meißen, 9 WE\n- Eigent. wollte 30 kW\n- gem. 13 kW\n- Tom (Lehrling!) hat den Logger vergessen, 2x',
    ],
  ])('are in that of the author’s posts, whose words they have: %s', (language, posts, notes) => {
    expect(languageOfShortened(notes, posts)).toBe(language);
  });

  it.each<[string, typeof BRITISH, string]>([
    ['Dutch', GERMAN, 'Klant belde over de levering van dinsdag. Drie dozen kapot, ik heb ze vervangen.'],
    ['Italian', SPANISH, 'Il cliente ha chiesto uno sconto. Io ho detto di no, e lui ha pagato tutto.'],
    ['Italian', FRENCH, 'Il cliente ha chiesto uno sconto. Io ho detto di no, e lui ha pagato tutto.'],
    ['Portuguese', SPANISH, 'O cliente pediu um desconto. Eu disse não e ele pagou a fatura inteira.'],
    ['Swedish', BRITISH, 'Kund ringde om leverans, tre lådor trasiga, vi bytte dem samma dag'],
    ['English', GERMAN, 'mtg w/ agent thurs, 9 flats, 41 keys out. changed cyls on 4, rest on log bk'],
    ['any', [], 'Haus Meißen, 9 WE. Eigent. wollte 30 kW.'],
  ])('are in none where they are in another one (%s)', (_, posts, notes) => {
    expect(languageOfShortened(notes, posts)).toBeNull();
  });
});
