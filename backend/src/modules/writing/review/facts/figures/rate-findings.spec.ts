import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedNumbers } from './number-findings.js';

const found = (text: string, language: PostLanguage, material: string, known: readonly string[] = []) =>
  unsourcedNumbers(text, language, { material: [material], known, ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

describe('Rates', () => {
  it.each([
    ['It costs $1,900 a day.', 'en', 'saves $1,900 a month', '$1,900 a day'],
    ['Ça fait 64,80 € par jour.', 'fr', '60 douzaines par semaine, ça fait 64,80 €', '64,80 € par jour'],
    ['Das sind 4 Stunden pro Tag.', 'de', 'von 11 Stunden pro Monat auf 4 Stunden', '4 Stunden pro Tag'],
    ['Son 240 euros al mes.', 'es', '240 euros al año', '240 euros al mes'],
  ] as const)('are told where what was told has another period: %s', (text, language, material, rate) => {
    expect(found(text, language, material)).toContain(rate);
    expect(found(text, language, `${material}. ${text}`)).toEqual([]);
  });

  it('are fine where nobody gave a period, or another text has the same rate', () => {
    expect(found('It costs $1,900 a month.', 'en', 'it costs $1,900')).toEqual([]);
    expect(found('I charge $90 an hour.', 'en', '$400 a week', ['I charge $90 an hour.'])).toEqual([]);
  });
});

describe('Small numbers in words', () => {
  it.each([
    ['It took three guys.', '2 guys and a lift', ['three']],
    ['It took two guys.', '2 guys and a lift', []],
    ['It took two guys.', 'a lift', []],
    ['Three tickets are left.', '10 tickets, 7 sold', []],
    ['There are three reasons.', '2 reasons', []],
  ])('are claims where what was told counts the same: %s for %s', (text, material, words) => {
    expect(found(text, 'en', material)).toEqual(words);
  });

  it('that count nothing have no source in any figure of another text', () => {
    expect(found('4 by the door were bad.', 'en', '3 by the door were bad', ['We met at 4.'])).toEqual(['4']);
  });
});
