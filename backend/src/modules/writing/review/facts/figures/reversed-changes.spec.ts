import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../../reading/figures/figures.js';
import { unsourcedNumbers } from './number-findings.js';
import { reversedChanges } from './reversed-changes.js';

const NOTES: Readonly<Record<PostLanguage, string>> = {
  en: 'complaints fell from 37 a month to 6',
  de: 'die Beschwerden sind von 37 im Monat auf 6 gefallen',
  fr: 'les réclamations sont passées de 37 par mois à 6',
  es: 'las reclamaciones han bajado de 37 al mes a 6',
};

const found = (text: string, language: PostLanguage, notes = NOTES[language]) =>
  reversedChanges(text, figuresIn(text, language), language, [notes]).map(({ start, end }) =>
    text.slice(start, end),
  );

const marked = (text: string, language: PostLanguage, notes: string) =>
  unsourcedNumbers(text, language, { material: [notes], known: [], ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

describe('A change', () => {
  it.each<[PostLanguage, string, string]>([
    ['de', '- geplant 5 Nächte, gebraucht 4', 'Umgebaut haben wir in vier Nächten statt in fünf.'],
    ['fr', 'prévu 6 jours, fait 4', 'Quatre jours au lieu de six.'],
    [
      'en',
      'setters were sick twelve days last winter, this winter 3',
      'Sick on three days instead of twelve.',
    ],
    ['en', 'queue went from 25 minutes to 8', 'People queue for 8 minutes, where it had been 25.'],
    ['en', 'queue went from 25 minutes to 8', 'The queue shrank by 17 minutes.'],
    ['en', 'injuries down from 14 a quarter to 5', 'Five injuries a quarter, after 14.'],
    ['en', 'visits take 25 minutes instead of 40', 'A visit used to take 40 minutes and now takes 25.'],
    ['de', 'Müll: 2,4 Tonnen früher, 0,6 heute', 'Statt 2,4 Tonnen fallen 0,6 Tonnen Müll an.'],
    ['de', 'Müll: 2,4 Tonnen früher, 0,6 heute', '0,6 Tonnen Müll, nach 2,4 Tonnen.'],
    ['fr', "62 tonnes l'an dernier, 48 cette année", '48 tonnes au lieu de 62.'],
    ['en', 'cleaning costs 18 euros a bed, was 25', 'Cleaning a bed costs 18 euros instead of 25.'],
    ['de', 'Ticket 18 Euro, war 25', 'Das Ticket kostet 18 Euro statt 25.'],
    ['es', 'el agua baja de 14 litros por kilo a 9', 'Gastamos 9 litros por kilo, donde antes eran 14.'],
  ])('is the author’s in whatever words (%s): %s, %s', (language, notes, text) => {
    expect(marked(text, language, notes)).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'queue went from 25 minutes to 8', 'The queue went from 8 minutes to 25.'],
    ['en', 'twelve days last winter, this winter 3', 'Sick on twelve days instead of three.'],
    ['de', 'Beschwerden von 30 auf 7 runter', 'Die Beschwerden sind von 7 auf 30 gestiegen.'],
    ['fr', "62 tonnes l'an dernier, 48 cette année", '62 tonnes au lieu de 48.'],
    ['es', 'el agua baja de 14 litros por kilo a 9', 'El agua sube de 9 litros por kilo a 14.'],
    ['en', 'cleaning costs 18 euros a bed, was 25', 'Cleaning a bed costs 25 euros instead of 18.'],
    [
      'en',
      'cleaning costs 18 euros a bed, the helper was 25',
      'Cleaning a bed costs 18 euros instead of 25.',
    ],
  ])('is told where its figures are exchanged (%s): %s, %s', (language, notes, text) => {
    expect(marked(text, language, notes)).not.toEqual([]);
  });

  it.each<[PostLanguage, string]>([
    ['en', "We had 6 complaints a month. Now it's 37."],
    ['en', "It's 37 complaints a month now. Before, it was 6."],
    ['de', 'Vorher hatten wir 6 Beschwerden im Monat, jetzt 37.'],
    ['de', 'Wir hatten 6 Beschwerden im Monat. Seitdem sind es 37.'],
    ['fr', 'Avant, on avait 6 réclamations par mois. Maintenant, 37.'],
    ['fr', 'On avait 6 réclamations par mois, maintenant 37.'],
    ['es', 'Antes teníamos 6 reclamaciones al mes, ahora 37.'],
    ['es', 'Teníamos 6 reclamaciones al mes. Ahora son 37.'],
  ])('is told the wrong way round (%s): %s', (language, text) => {
    expect(found(text, language)).toHaveLength(1);
  });

  it.each<[PostLanguage, string]>([
    ['en', "We had 37 complaints a month. Now it's 6."],
    ['en', 'We have 6 complaints a month now, 37 before.'],
    ['en', "It's 6 complaints a month. It used to be 37."],
    ['en', 'It is 6 complaints a month, after years of 37.'],
    ['en', '6 complaints a month. Today I laugh at the 37.'],
    ['en', 'Before summer we were at 6 complaints. We had started at 37.'],
    ['de', '6 Beschwerden im Monat, seit Jahren waren es 37.'],
    ['en', 'Six complaints a month is what we have after 37.'],
    ['en', '6 complaints a month. No longer 37, now.'],
    ['en', "Now it's 6 complaints a month instead of 37."],
    ['de', 'Vorher hatten wir 37 Beschwerden im Monat, jetzt 6.'],
    ['de', 'Jetzt sind es 6 Beschwerden im Monat, früher waren es 37.'],
    ['de', 'Heute sind es 6 Beschwerden im Monat statt 37.'],
    ['fr', 'Avant, on avait 37 réclamations par mois. Maintenant, 6.'],
    ['fr', 'Maintenant, on a 6 réclamations par mois, contre 37 avant.'],
    ['es', 'Antes teníamos 37 reclamaciones al mes, ahora 6.'],
    ['es', 'Ahora son 6 reclamaciones al mes. Antes eran 37.'],
  ])('is told as it was (%s): %s', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });

  it('is none where the notes give two ends, and no way from one to the other', () => {
    expect(found('We had 6 lifts. Now it is 37.', 'en', 'between 37 and 6 lifts')).toEqual([]);
  });
});
