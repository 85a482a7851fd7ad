import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { otherHalfHours } from './half-hours.js';

const found = (language: PostLanguage, text: string, notes: string) =>
  otherHalfHours(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('Halves and quarters of hours', () => {
  it.each<[PostLanguage, string, string, string]>([
    ['en', 'It took me an hour and a half.', 'It took me half an hour.', 'half an hour'],
    [
      'en',
      'She sat there for half an hour.',
      'She sat there for two and a half hours.',
      'two and a half hours',
    ],
    ['fr', 'Ça a pris une heure et demie.', 'Ça a pris une demi-heure.', 'une demi-heure'],
    [
      'es',
      'El niño estuvo una hora y cuarto.',
      'El niño estuvo tres cuartos de hora.',
      'tres cuartos de hora',
    ],
    ['es', 'Duró media hora.', 'Duró una hora y media.', 'una hora y media'],
  ])('%s: “%s” is not “%s”', (language, notes, text, place) => {
    expect(found(language, text, notes)).toEqual([place]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'It took me an hour and a half, then half an hour.', 'Half an hour later I was done.'],
    ['en', 'I sat with her for 30 minutes, he for an hour and a half.', 'I sat there for half an hour.'],
    ['en', 'It took me an hour and a quarter.', 'It took me less than two and a half hours.'],
    ['en', 'It took me a day.', 'Half an hour would have done.'],
    [
      'fr',
      'Rendez-vous à deux heures et demie, une heure et demie de route.',
      'Une heure et demie de route.',
    ],
    ['de', 'Es dauerte eine halbe Stunde.', 'Es dauerte anderthalb Stunden.'],
  ])('%s: of “%s” “%s” may be said', (language, notes, text) => {
    expect(found(language, text, notes)).toEqual([]);
  });
});
