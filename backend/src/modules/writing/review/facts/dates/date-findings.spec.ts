import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { isYear, unsourcedDates } from './date-findings.js';

const found = (text: string, language: Parameters<typeof unsourcedDates>[1], ...sources: string[]) =>
  unsourcedDates(text, language, { material: sources, known: [], ownPosts: [] }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('The times of a text', () => {
  it.each([
    ['In May we met.', 'en', 'Wir trafen uns im Mai.'],
    ['You may march on.', 'en', ''],
    ['Every Monday we meet.', 'en', ''],
    ['Last year none did.', 'en', 'prev. yr: 0 of 6'],
    ['Avant-hier, il pleuvait.', 'fr', 'avant-hier, pluie'],
    ['Anoche llamó.', 'es', 'ayer llamó de noche'],
    ['It is yesterday’s bread.', 'en', ''],
    ['On Monday we met.', 'en', 'montags'],
    ['Am Dienstag war es so weit.', 'de', 'on Tuesdays'],
    ['Letzten Sommer war es so.', 'de', 'it was in summer'],
    ['En mars, il est parti.', 'fr', 'gone in March'],
    ['Letzte Woche rief sie an.', 'de', 'letzte woche anruf'],
    ['El año pasado fue así.', 'es', 'last year'],
    ['We began in 2019.', 'en', 'since 2019'],
    ['Q3 was hard.', 'en', 'T3'],
    ['tilbury, monday. you may march on.', 'en', 'monday'],
    ['It was on May 4.', 'en', 'call on 2026-05-04'],
    ['The note was of 4 November 1963.', 'en', 'stopped for Margaret 4 11 1963'],
    ['The invoice was of 4 November 1963.', 'en', 'invoice of 4.11.63'],
    ['Am 4. Mai war es so.', 'de', 'am 04.05.2026'],
    ['It was on 5/4/2026.', 'en', 'on May 4 of 2026'],
    ['Am 14.3. war es so.', 'de', 'am 14. März'],
    ['By Christmas it was done.', 'en', 'done by xmas'],
    ['In spring it failed.', 'en', 'april: it failed'],
    ['Im Frühling war es so.', 'de', 'im Frühjahr'],
    ['An Weihnachten war es so.', 'de', 'weihnachtsfeier'],
    ['The spring broke, and we fall behind.', 'en', 'it broke'],
    ['J’ai été en retard.', 'fr', 'en hiver'],
    ['On Thursday we met.', 'en', 'Thurs, w/ 4 of them'],
    ['Am Montag rief er an.', 'de', 'Mo Anruf Mandant'],
    ['Lundi, on a parlé.', 'fr', 'lun. rdv banque'],
    ['El martes vinieron.', 'es', 'mart. 4 corredores'],
    ['Im September war es so.', 'de', 'Sept. Abnahme'],
    ['310 € le samedi, 1 480 € le jeudi.', 'fr', 'le samedi je fais 310 €. les paniers du jeudi : 1 480 €'],
  ] as const)('have their source: %s', (text, language, source) => {
    expect(found(text, language, source)).toEqual([]);
  });

  it.each([
    ['In May we met.', 'en', 'in March', ['May']],
    ['Gestern rief sie an.', 'de', 'am Montag', ['Gestern']],
    ['Le mois dernier, en avril.', 'fr', 'en mai', ['avril', 'mois dernier']],
    ['El lunes pasado, ayer no.', 'es', 'martes', ['ayer', 'lunes']],
    ['We began in 2019, and Q3 was hard.', 'en', '2018, Q2', ['2019', 'Q3']],
    ['tilbury, tuesday. 22 pallets.', 'en', 'tilbury, monday.', ['tuesday']],
    ['das war am dienstag.', 'de', 'am montag', ['dienstag']],
    ['It was on 2026-05-04.', 'en', 'in April 2026', ['2026-05-04']],
    ['Am 04.05.2026 war es so.', 'de', 'im April 2026', ['04.05.2026']],
    ['In spring it failed.', 'en', 'in autumn it failed', ['In spring']],
    ['Im Herbst war es so.', 'de', 'im April', ['Im Herbst']],
    ['Vor Ostern war es so.', 'de', 'vor Weihnachten', ['Ostern']],
    ['Cet été, il est parti.', 'fr', 'en hiver', ['Cet été']],
    ['En otoño vinieron.', 'es', 'en primavera', ['En otoño']],
    ['Last winter was cold.', 'en', 'last summer', ['Last winter']],
  ] as const)('are told where they have none: %s', (text, language, source, times) => {
    expect(found(text, language, source).sort()).toEqual([...times].sort());
  });

  it('are years and quarters alone where the language is not known', () => {
    expect(found('In May, 2019, Q3', null)).toEqual(['2019', 'Q3']);
  });

  it('have no year in a longer number', () => {
    const text = '2019 of 20190, 2019.5, #2019 and 1812';
    expect(found(text, 'en')).toEqual(['2019']);
    expect(isYear(text, { start: 0, end: 4 })).toBe(true);
    expect(isYear(text, { start: text.length - 4, end: text.length })).toBe(false);
  });

  it.each<[PostLanguage, string]>([
    ['en', '2000 litres of cider for 1950 pounds'],
    ['de', 'auf 2000 m für 1950 Euro'],
    ['fr', '2000 litres de cidre pour 1950 euros'],
    ['es', '2000 litros de sidra por 1950 euros'],
  ])('are none where a measure stands behind it, in %s', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });

  it.each<[PostLanguage, string]>([
    ['es', 'En 2019 ha sido así.'],
    ['fr', 'En 2019 l’équipe est partie.'],
  ])('are some before a verb or an article, in %s', (language, text) => {
    expect(found(text, language)).toEqual(['2019']);
  });

  const material = 'Thursday I lost the restaurant. The letter came on 3 September, she left in March.';
  const foundBeside = (text: string, ...ownPosts: string[]) =>
    unsourcedDates(text, 'en', { material: [material], known: ownPosts, ownPosts }).map(({ start, end }) =>
      text.slice(start, end),
    );

  it.each([
    ['Tuesday I lost the restaurant.', 'The audit was on Tuesday.', 'Tuesday'],
    ['The letter came on 3 October.', 'We opened the office in October.', 'October'],
    ['She left in June.', 'I lost a fee in June.', 'June'],
    ['Yesterday I lost the restaurant.', 'Yesterday it rained.', 'Yesterday'],
  ])('are told where another text alone has them, of something else: %s', (text, post, time) => {
    expect(foundBeside(text, post)).toEqual([time]);
  });

  it.each([
    ['The letter came in October.', ['October']],
    ['The licence came back in September.', ['September']],
    ['In October the licence was back, after the letter of 3 September.', []],
  ])('are told where what was told has them of something else: %s', (text, times) => {
    const source = 'A suspension letter on 3 September. Licence reinstated on 17 October.';
    expect(found(text, 'en', source)).toEqual(times);
  });

  it('have their source in another text that tells of the same', () => {
    expect(foundBeside('I fired a rude client in June.', 'In June I fired a client. He was rude.')).toEqual(
      [],
    );
    expect(foundBeside('In 2019 we began.', 'Since 2019 I drive.')).toEqual([]);
  });
});
