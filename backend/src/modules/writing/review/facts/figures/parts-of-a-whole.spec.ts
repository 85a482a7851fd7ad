import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedParts } from './parts-of-a-whole.js';

const found = (language: PostLanguage, notes: string, text: string, known: readonly string[] = []) =>
  unsourcedParts(text, language, { material: [notes], known }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('A part of a whole', () => {
  it.each<[PostLanguage, string, string, string]>([
    ['en', '19 letters came back in a week', 'Eight of nineteen came back.', 'Eight of nineteen'],
    ['en', 'she tuned 60 violins', 'She tuned eight of 60 violins twice.', 'eight of 60'],
    ['en', '7 out of 20 boats leaked', 'Nine boats out of twenty leaked.', 'Nine boats out of twenty'],
    ['de', 'von 12 Kunden haben 9 bezahlt', 'Leider haben acht von zwölf bezahlt.', 'acht von zwölf'],
    ['de', 'drei von acht Fenstern klemmten', 'Fünf der acht Fenster klemmten.', 'Fünf der acht'],
    ['fr', 'neuf sur douze ont signé', 'Huit clients sur douze ont signé.', 'Huit clients sur douze'],
    ['es', 'nueve de doce barcas volvieron', 'De doce barcas volvieron ocho.', 'ocho'],
  ])('is told where the author gave another one (%s): %s | %s', (language, notes, text, words) => {
    expect(found(language, notes, text)).toEqual([words]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', '85 cows, 22 limped', 'Twenty-two of 85 cows limped.'],
    ['en', 'hired 9, two left', 'Seven of nine stayed.'],
    ['en', '12 bids: 3 too late, 4 too dear', 'Seven of twelve bids were no good.'],
    ['de', 'von 12 Kunden haben 5 die Frist verpasst', 'Sieben von zwölf Kunden waren pünktlich.'],
    ['de', '90 Seiten, 14 Tage', 'Zwei von drei lesen das nicht.'],
    ['fr', '12 ruches, 4 perdues', 'Quatre ruches sur douze ont été perdues.'],
    ['es', '8 de 20 quesos se abrieron', 'Doce de los veinte quesos no se abrieron.'],
  ])('is fine where it is theirs, or what is left (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });

  it('may come from what its author wrote before', () => {
    expect(
      found('en', '20 boats', 'Nine of 20 boats leaked.', ['Nine of 20 boats leaked last year.']),
    ).toEqual([]);
  });
});
