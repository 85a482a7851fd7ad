import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { namesGap } from './gaps.js';

describe('A sentence that names what is left', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'Diff = two pallets.'],
    ['en', 'The rest went to the food bank.'],
    ['en', 'Leftover: 14 metres of felt.'],
    ['de', 'Rest war Bruch.'],
    ['de', 'Der Rest liegt beim Nachbarn.'],
    ['de', 'Differenz: 31 Kisten.'],
    ['fr', 'Écart : la toiture.'],
    ['fr', 'Le reste est parti au marché.'],
    ['es', 'Diferencia: 12 sacos.'],
    ['es', 'El resto va al pueblo.'],
  ])('%s: says nothing of what: “%s”', (language, sentence) => {
    expect(namesGap(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'The difference between a plan and a wish is a date.'],
    ['en', 'Rest days are work.'],
    ['de', 'Der Unterschied zwischen Lob und Geld steht auf dem Konto.'],
    ['fr', "L'écart entre deux devis, c'est le silence."],
    ['es', 'La diferencia entre caro y barato es el plazo.'],
  ])('%s: says it itself: “%s”', (language, sentence) => {
    expect(namesGap(sentence, language)).toBe(false);
  });
});
