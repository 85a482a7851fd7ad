import { describe, expect, it } from '@jest/globals';
import { isNoAnswer } from './no-answer.rules.js';

describe('An answer', () => {
  it.each([
    '',
    '🎉🎉',
    '…',
    'no idea',
    'No idea, sorry!',
    'Don’t know.',
    'I don’t really know',
    'Weiß ich nicht.',
    'Keine Ahnung 🤷',
    'Das weiß ich leider noch nicht',
    'Je ne sais pas',
    'Aucune idée.',
    'No lo sé',
    'Ni idea',
    'n/a',
  ])('is none: %p', (answer) => {
    expect(isNoAnswer(answer)).toBe(true);
  });

  it.each([
    'No idea beats a good one.',
    'Nothing worked until May',
    'Nein, 12 Kunden.',
    'Rien à perdre',
    '3',
    'No sé vender',
    '顧客',
  ])('is one: %p', (answer) => {
    expect(isNoAnswer(answer)).toBe(false);
  });
});
