import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { otherRecurringDays } from './recurring-weekdays.js';

const NOTES: Readonly<Record<PostLanguage, string>> = {
  en: 'Vet on the second Tuesday of every month.',
  de: 'Führung an jedem dritten Donnerstag im Monat',
  fr: 'Marché le deuxième samedi du mois.',
  es: 'Reunión el segundo martes de cada mes.',
};
const found = (language: PostLanguage, text: string) =>
  otherRecurringDays(text, language, [NOTES[language]]).map(({ start, end }) => text.slice(start, end));

describe('One weekday of a longer period', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'On the second Tuesday of the quarter the vet comes.', 'second Tuesday of the quarter'],
    ['en', 'The vet comes every second Tuesday of the year.', 'second Tuesday of the year'],
    ['de', 'An jedem dritten Donnerstag im Quartal führen wir.', 'dritten Donnerstag im Quartal'],
    ['de', 'Am dritten Donnerstag des Jahres führen wir.', 'dritten Donnerstag des Jahres'],
    ['fr', 'Le marché a lieu le deuxième samedi du trimestre.', 'deuxième samedi du trimestre'],
    ['fr', "Le deuxième samedi de l'année, c'est marché.", "deuxième samedi de l'année"],
    ['es', 'Nos reunimos el segundo martes del trimestre.', 'segundo martes del trimestre'],
    ['es', 'Nos reunimos el segundo martes del año.', 'segundo martes del año'],
  ])('is marked where the notes have another period (%s): %s', (language, text, words) => {
    expect(found(language, text)).toEqual([words]);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'The vet comes on the second Tuesday of the month.'],
    ['en', 'On the first Friday of the quarter we count.'],
    ['de', 'Am dritten Donnerstag des Monats führen wir.'],
    ['de', 'Am Donnerstag im dritten Quartal war Ruhe.'],
    ['fr', 'Le deuxième samedi de chaque mois.'],
    ['fr', 'Le premier lundi du trimestre, on compte.'],
    ['es', 'El segundo martes del mes nos reunimos.'],
    ['es', 'El primer lunes del trimestre contamos.'],
  ])('is fine where it is the same, or another day (%s): %s', (language, text) => {
    expect(found(language, text)).toEqual([]);
  });
});
