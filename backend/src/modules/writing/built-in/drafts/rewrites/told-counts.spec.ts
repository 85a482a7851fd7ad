import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { composeRewrite } from './compose-rewrite.js';
import { tellsHowMany } from './told-counts.js';

describe('A number word that stands for a thing', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'Now we have one left.'],
    ['en', 'Now she has just one.'],
    ['en', 'And then there were none.'],
    ['en', 'We have kept both.'],
    ['en', 'There are only a few left.'],
    ['de', 'Davon haben wir jetzt noch eine.'],
    ['de', 'Und da ist noch eins übrig.'],
    ['de', 'Wir haben sie alle beide noch.'],
    ['fr', 'Il en reste un.'],
    ['fr', 'Et nous en avons encore une.'],
    ['fr', 'Nous avons les deux.'],
    ['es', 'Ahora queda uno.'],
    ['es', 'Y nos queda ya solo una.'],
    ['es', 'Tenemos ambos todavía.'],
  ])('says how many there are (%s): %s', (language, sentence) => {
    expect(tellsHowMany(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'That is just one of those things.'],
    ['en', 'This is the one.'],
    ['en', 'No one can say it like that.'],
    ['de', 'Das ist so eine Sache.'],
    ['de', 'Das ist ja auch so eine.'],
    ['fr', 'C’est un peu comme ça.'],
    ['fr', 'On en est là.'],
    ['es', 'Es una de esas cosas.'],
    ['es', 'Es lo que uno hace.'],
  ])('is none in a usual phrase (%s): %s', (language, sentence) => {
    expect(tellsHowMany(sentence, language)).toBe(false);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'We sold 4 kilns in May.\n\nHonestly, the buyers came by themselves. Now we have only one left. The sale brought £9,000.\n\nWe buy 2 wheels with it.',
      'Now we have only one left.',
    ],
    [
      'de',
      'Wir haben im Mai 4 Öfen verkauft.\n\nDie Käufer kamen eigentlich ganz von selbst. Jetzt haben wir noch einen. Der Verkauf brachte 9.000 Euro.\n\nDavon kaufen wir 2 Scheiben.',
      'Jetzt haben wir noch einen.',
    ],
    [
      'fr',
      'Nous avons vendu 4 fours en mai.\n\nLes clients sont en fait venus seuls. Maintenant il nous en reste un. La vente a rapporté 9 000 euros.\n\nOn achète 2 tours avec.',
      'Maintenant il nous en reste un.',
    ],
    [
      'es',
      'Vendimos 4 hornos en mayo.\n\nLos clientes vinieron, en realidad, solos. Ahora ya solo nos queda uno. La venta dejó 9.000 euros.\n\nCon eso compramos 2 tornos.',
      'Ahora ya solo nos queda uno.',
    ],
  ])('stays in a shorter text (%s)', (_, text, count) => {
    const shorter = composeRewrite({
      text,
      wish: 'Shorter',
      neverUse: [],
      openings: [],
      whole: text,
      keepsAsides: false,
    });
    expect(shorter).not.toBe(text);
    expect(shorter).toContain(count);
  });
});
