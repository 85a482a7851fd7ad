import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { reversedDeeds } from './reversed-deeds.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  reversedDeeds(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('A deed that was left undone and is told as done', () => {
  it.each([
    ['en', 'Jo tried the lock. She could not pick it.', 'Jo picked the lock.'],
    ['en', 'The bursar neglected to sign the lease.', 'The bursar signed the lease.'],
    ['de', 'Ich habe vergessen, den Ofen auszuschalten.', 'Ich habe den Ofen ausgeschaltet.'],
    ['de', 'Der Prüfer konnte das Siegel nicht öffnen.', 'Der Prüfer öffnete das Siegel.'],
    ['fr', 'L’assureur a refusé de payer la vitre.', 'L’assureur a payé la vitre.'],
    ['es', 'El cerrajero no pudo abrir la caja.', 'El cerrajero abrió la caja.'],
  ] as const)('is found (%s): %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([text]);
  });

  it.each([
    ['en', 'She picked the lock in a minute.', 'She could not pick the lock.'],
    ['es', 'La alumna tocó la pieza.', 'La alumna no pudo tocar la pieza.'],
  ] as const)('and the other way round (%s): %s', (language, notes, text) => {
    expect(found(language, notes, text)).toHaveLength(1);
  });

  it.each([
    ['en', 'She could not pick the lock at first. Then she picked it.', 'She picked the lock.'],
    ['en', 'She never forgot to call the school.', 'She called the school.'],
    ['en', 'I forgot to call the school. I called the dentist.', 'I called the dentist.'],
    ['en', 'The council refused to widen the gate.', 'We widened the road.'],
    ['de', 'Vergiss nicht, den Ofen auszuschalten.', 'Ich habe den Ofen ausgeschaltet.'],
    ['fr', 'J’ai oublié de fermer la grille.', 'J’ai oublié de fermer la grille.'],
  ] as const)(
    'is none where it was done as well, was never undone, or is another (%s): %s',
    (language, notes, text) => {
      expect(found(language, notes, text)).toEqual([]);
    },
  );
});
