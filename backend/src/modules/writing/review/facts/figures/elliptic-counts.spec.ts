import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';
import { unsourcedNumbers } from './number-findings.js';

const LIFTED = `- 212 colonies in spring. 187 in autumn.
- Last year it was 51 days to the first honey.
- Open since the 3rd of May.`;
const found = (language: PostLanguage, notes: string, text: string) =>
  unsourcedNumbers(text, language, { material: [notes], known: [], ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

describe('A bare figure that goes on from a count', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', LIFTED, 'We started with 212 colonies in spring and had 187 by autumn.'],
    ['en', LIFTED, 'We went from 212 colonies to 187.'],
    ['en', LIFTED, 'In autumn we had 187 colonies.'],
    ['en', LIFTED, 'From 212 colonies in spring we came down to 187 in autumn.'],
    ['de', '1.420 Mitglieder am Jahresende, 1.305 zu Beginn', 'Das Jahr begann mit 1.305 Mitgliedern.'],
    ['fr', '96 brebis en janvier. 118 en décembre.', 'De 96 brebis en janvier, nous sommes passés à 118.'],
    ['es', '310 socios al empezar el año. 402 al cerrar.', 'Pasamos de 310 socios a 402.'],
    [
      'de',
      'Hausmeister Thiele wollte nicht, nach vier Wochen kam er mit Ideen. Beginn 45 Minuten später.',
      'Vier Wochen später kam er mit Ideen.',
    ],
  ])('counts the same (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', LIFTED, 'We started with 187 colonies in spring and had 212 by autumn.'],
    ['en', LIFTED, 'In autumn we had 190 colonies.'],
    ['en', LIFTED, 'It took us three days.'],
  ])('is marked where it is exchanged or another one (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).not.toEqual([]);
  });
});

describe('What says no "not"', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'worn lock contact on the 6th floor', 'He found a lock contact worn down to nothing.'],
    ['de', 'Miete pro Bett und Tag 8,20 Euro statt 9,10 Euro', 'Miete 8,20 Euro statt 9,10 Euro.'],
  ])('is no opposite (%s): %s | %s', (language, notes, text) => {
    expect(contradictionsIn(text, language, [notes])).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['de', 'Miete pro Bett und Tag 8,20 Euro statt 9,10 Euro', 'Miete 9,10 Euro statt 8,20 Euro.'],
    ['fr', "Le syndicat n'avait rien exigé.", "Le syndicat l'avait exigé trois jours plus tôt."],
  ])('but this is one (%s): %s | %s', (language, notes, text) => {
    expect(contradictionsIn(text, language, [notes])).not.toEqual([]);
  });
});
