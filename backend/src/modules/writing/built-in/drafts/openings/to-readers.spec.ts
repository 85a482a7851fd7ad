import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { openingPlace } from './best-opening.js';
import { leadsReaders } from './to-readers.js';

const NO_HABITS = { openings: [] };

describe('A first line to readers', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'So, folks, a quick update.'],
    ['en', 'Today I want to tell you about gutters.'],
    ['de', 'Hallo zusammen, kleine Runde aus der Werkstatt.'],
    ['de', 'Heute möchte ich euch von der Inventur erzählen.'],
    ['fr', 'Bon, aujourd’hui je vais te parler de gouttières.'],
    ['fr', 'Salut tout le monde !'],
    ['es', 'Hola a todos, hoy os cuento lo del riego.'],
    ['es', 'Bueno, hoy quiero hablar del estiércol.'],
  ])('%s: leads to what is told: “%s”', (language, sentence) => {
    expect(leadsReaders(sentence, '', language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'So we closed the shop on Mondays.'],
    ['en', 'Today I sold the last van.'],
    ['de', 'Heute will ich die Kasse selbst zählen.'],
    ['fr', 'Aujourd’hui, j’ai rendu les clés.'],
    ['es', 'Hoy quiero dormir.'],
  ])('%s: tells something: “%s”', (language, sentence) => {
    expect(leadsReaders(sentence, '', language)).toBe(false);
  });

  it('has nothing before it', () => {
    const told = ['We found 212 crates without a label.', 'Labels are cheaper than searching.'];
    expect(openingPlace(['Hello everyone, short note from the depot.', ...told], 'en', NO_HABITS, null)).toBe(
      0,
    );
    expect(openingPlace(['We counted the depot.', ...told], 'en', NO_HABITS, null)).toBe(2);
  });
});
