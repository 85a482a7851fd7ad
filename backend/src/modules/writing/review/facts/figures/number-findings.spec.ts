import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedNumbers } from './number-findings.js';

const found = (
  text: string,
  material: string,
  known: readonly string[] = [],
  language: PostLanguage = 'en',
) =>
  unsourcedNumbers(text, language, { material: [material], known, ownPosts: [] }).map(
    ({ kind, place }) => `${kind}: ${text.slice(place.start, place.end)}`,
  );

describe('The numbers of a text', () => {
  it.each([
    ['three reasons and twelve tips', ''],
    ['100% of it', ''],
    ['1 of them', ''],
    ['14 days', 'two weeks'],
    ['twelve months', 'after a year the bank called'],
    ['24 months', '2 years'],
    ['28,000 euros', 'it cost 28,000'],
    ['12 people', '12 clients'],
    ['a third of them', '33 percent of them'],
    ['a quarter of them', '5 of 20'],
    ['It doubled.', '40 clients, then 80 clients'],
    ['two to three weeks', '2-3 weeks'],
    ['half of them', 'we lost 50% of them'],
    ['half of them', '10 of 20 of them'],
    ['Half the battle is won.', ''],
    ['dozens of calls', '40 calls'],
    ['eight years of it', '2012 to 2020'],
    ['on May 4', 'on 2026-05-04'],
    ['6 degrees celsius', '3 by the door were at 6 degrees'],
    ['It fell 12%.', '-12%'],
    ['The beech is 24 metres tall.', 'beech, 24m. clerk got three quotes'],
    ['The beech is 24m.', 'the beech is 24 metres and stands in the churchyard'],
    ['They make 6 million.', 'SaaS, 6m ARR'],
    ['The budget is 2m.', '2 million for the roof'],
    ['It halved.', '80 clients, then 40 clients'],
  ])('have their source: %s', (text, material) => {
    expect(found(text, material)).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'It cost £40.', '40 quid'],
    ['en', 'The pool has 29 degrees.', 'pool at 29 deg'],
    ['en', 'Five months for the permit.', '5 mon for the permit'],
    ['de', 'Die Genehmigung kam nach fünf Monaten.', 'Genehmigung nach 5 mon da'],
    ['de', 'Von 9 bis 17 Uhr geöffnet.', '9–17 Uhr'],
    ['de', '15 Minuten Pause.', 'eine Viertelstunde Pause'],
    ['fr', 'De 13 h à 20 h.', 'ouvert 13h-20h'],
    ['fr', 'Quinze minutes.', "un quart d'heure"],
    ['fr', 'Sept positifs.', 'sept de positifs'],
    ['es', 'Abierto de 9 a 14 h.', 'abierto 9h-14h'],
    ['es', 'Dos de los clientes.', 'dos clientes'],
  ])('have their source in short and in words, in %s: %s', (language, text, material) => {
    expect(found(text, material, [], language)).toEqual([]);
  });

  it.each<[PostLanguage, string, string, string]>([
    ['fr', 'Huit de positifs.', 'sept de positifs', 'number: Huit'],
    ['fr', 'Ouvert 13h-21h.', 'ouvert 13h-20h', 'number: 21h'],
    ['de', '9–16 Uhr.', '9–17 Uhr', 'number: 16 Uhr'],
    ['es', 'Abierto de 9 a 15 h.', 'abierto 9h-14h', 'number: 15 h'],
    ['en', 'It cost £50.', '40 quid', 'number: £50'],
    ['en', 'It cost 40 dollars.', '40 quid', 'unit: 40 dollars'],
  ])('are told where it is another one, in %s: %s', (language, text, material, finding) => {
    expect(found(text, material, [], language)).toEqual([finding]);
  });

  it.each([
    ['thirteen reasons', '', 'number: thirteen'],
    ['2 clients', '', 'number: 2 clients'],
    ['12 days', '12 weeks', 'unit: 12 days'],
    ['400 francs', '400 euros', 'unit: 400 francs'],
    ['400 francs', '300 euros, and 400 in all', 'unit: 400 francs'],
    ['12 days', 'twelve invoices', 'unit: 12 days'],
    ['a third of them', 'a quarter of them', 'number: a third of'],
    ['It tripled.', '40 clients, then 80 clients', 'number: tripled'],
    ['0.5 of it', '', 'number: 0.5'],
    ['half of our clients', 'we lost some clients', 'number: half of'],
    ['hundreds of calls', '40 calls', 'number: hundreds of'],
    ['at 6 degrees fahrenheit', '3 by the door were at 6 degrees', 'unit: 6 degrees fahrenheit'],
    ['19 were at 0.4', '19 were at -0.4 and fine', 'number: 0.4'],
    ['They make $6m.', '6 of them stayed', 'number: $6m'],
    ['The beech is 26 metres tall.', 'beech, 24m', 'number: 26'],
    ['on May 5', 'on 2026-05-04', 'number: 5'],
  ])('are told where they have none: %s', (text, material, finding) => {
    expect(found(text, material)).toEqual([finding]);
  });

  it('of what is known otherwise have to be of the same thing', () => {
    expect(found('12 weeks', '', ['12 weeks'])).toEqual([]);
    expect(found('12 weeks', '', ['12 invoices'])).toEqual(['number: 12 weeks']);
    expect(found('12 invoices', '', ['12 weeks'])).toEqual(['number: 12']);
  });

  it.each([
    ['8 von 10 Familien', 'de'],
    ['acht von zehn Familien', 'de'],
    ['9 von 10 Familien', 'de'],
    ['7 von 9 Familien', 'de'],
    ['4 von 10 Familien', 'de'],
  ] as const)(
    'are held against the figure of the same share, whatever other texts have: %s',
    (text, language) => {
      const others = ['Er war um vier Uhr wach und rief um acht an.', '9 Mitarbeitende, 10 Jahre, 4 Wagen'];
      expect(
        found(text, 'bei uns entscheiden 7 von 10 familien erst am dritten tag', others, language),
      ).not.toEqual([]);
      expect(found('sieben von zehn Familien, 7 von 10', '7 von 10 familien', others, language)).toEqual([]);
    },
  );

  it.each([
    ['we wrote off 19.', 'number: wrote off 19'],
    ['the curtain costs about £71,000', 'number: costs about £71,000'],
    ['14 pallets of blueberries', 'number: 14'],
  ])('are held against the figure of the same noun or verb: %s', (text, finding) => {
    const material = `22 pallets of chilean blueberries. receiver rejected all 22. 19 were fine. the curtain was missing. costs about £60.
they were about to write off £71,000. we wrote off 9.`;
    expect(found(text, material, ['14 pallets of prawns'])).toEqual([finding]);
    expect(
      found('they wrote off £71,000. we wrote off 9, and 19 of 22 were fine. a £60 curtain.', material),
    ).toEqual([]);
  });

  it('of an earlier post are none of this one, unless that post tells of the same', () => {
    const post = 'Six years I have been in business.';
    const numbers = (text: string) =>
      unsourcedNumbers(text, 'en', {
        material: ['4 yrs of the market stall'],
        known: [post],
        ownPosts: [post],
      });
    expect(numbers('Six years of the market stall.')).toHaveLength(1);
    expect(numbers('I am six years in business.')).toEqual([]);
  });

  it.each([
    ['In 9 years his gang had 1 parted line.', ['unit: 9 years']],
    ['In 6 years his gang had 9 parted lines.', ['unit: 9']],
    ['In 6 years his gang had 1 parted line. The other gang had 9.', []],
    ['VHF check at No. 6 berth.', ['number: No. 6']],
  ])('are not borrowed from what else was told: %s', (text, findings) => {
    const material = 'No. 4 berth. In 6 years his gang had 1 parted line, the other gang had 9.';
    expect(found(text, material, [])).toEqual(findings);
  });
});
