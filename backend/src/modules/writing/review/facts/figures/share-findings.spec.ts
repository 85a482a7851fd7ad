import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unsourcedNumbers } from './number-findings.js';

const found = (
  text: string,
  material: string,
  { language = 'en', known = [] }: { language?: PostLanguage; known?: readonly string[] } = {},
) =>
  unsourcedNumbers(text, language, { material: [material], known, ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

/** Figures that make a half, thirds, quarters, a double and a triple with each other, each in a sentence of its own. */
const APART = [
  'We opened at 6. It took 12 days.',
  'There were 4 calls. 3 of us came.',
  'She has 8 invoices. I wrote 2 letters.',
];

describe('Shares and multiples in words', () => {
  it.each([
    ['half of them stayed', '10 families, 5 stayed'],
    ['half of them stayed', '5 of 10 stayed'],
    ['half of the £9,400 came from them', 'the new runs cost us £9,400, and the council paid half.'],
    ['a third of them stayed', '33 % stayed'],
    ['our calls doubled', 'from 40 calls to 80 calls'],
    ['our calls halved', 'the calls doubled, then went back'],
    ['70 percent of families wait', '7 of 10 families wait'],
  ])('have their source in what was told for this text: %s', (text, material) => {
    expect(found(text, material)).toEqual([]);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Errors have fallen by half.'],
    ['en', 'We cut the complaints by more than half.'],
    ['fr', 'Les erreurs ont été divisées par deux.'],
    ['fr', 'Le gaspillage est réduit de moitié.'],
    ['es', 'Las quejas quedaron divididas entre dos.'],
  ])('are told where nobody gave a half (%s): %s', (language, text) => {
    expect(found(text, '12 Mai', { language })).toHaveLength(1);
    expect(found(text, 'halved. halbiert', { language })).toEqual([]);
  });

  it.each([
    'He was too clever by half.',
    'We were there by half past nine.',
    'It was so in the same half of last year.',
  ])('are no shares in a way of speaking: %s', (text) => {
    expect(found(text, 'half past nine')).toEqual([]);
  });

  it('have it elsewhere only where the same is said of the same', () => {
    const known = ['Half of our clients pay late.'];
    expect(found('Half of our clients pay late.', 'paid late', { known })).toEqual([]);
    expect(found('Half of our tables are empty.', 'empty', { known })).toEqual(['Half of']);
  });

  it.each([
    ['Half of all clients get this wrong.', 'en', 'Half of'],
    ['Two thirds of them never ask.', 'en', 'Two thirds'],
    ['Our enquiries doubled.', 'en', 'doubled'],
    ['Our enquiries tripled.', 'en', 'tripled'],
    ['Die Hälfte der Familien entscheidet am Abend.', 'de', 'Die Hälfte'],
    ['Unsere Anfragen haben sich verdoppelt.', 'de', 'verdoppelt'],
    ['La moitié des grossistes mentent.', 'fr', 'La moitié'],
    ['La mitad de los clientes no pregunta.', 'es', 'La mitad'],
  ] as const)('have none in figures that stand apart: %s', (text, language, words) => {
    expect(found(text, APART.join('\n'), { language, known: APART })).toEqual([words]);
  });

  it.each([
    ['Mehr als die Hälfte war befallen.', 'Hab 11 Wohnungen geprüft, 6 davon waren befallen.', 'de', []],
    [
      'Weniger als die Hälfte war befallen.',
      'Hab 11 Wohnungen geprüft, 6 davon waren befallen.',
      'de',
      ['die Hälfte'],
    ],
    ['More than half of the flats were late.', 'Checked 11 flats, 4 of them late.', 'en', ['half of']],
  ] as const)('are told by more or less than one: %s', (text, notes, language, words) => {
    expect(found(text, notes, { language })).toEqual(words);
  });

  it('have none in figures of other texts, however many', () => {
    const figure = fc.integer({ min: 1, max: 400 }).map((value) => `We had ${value} calls.`);
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 30 }), (known) => {
        expect(found('Half of our calls were lost.', 'some were lost', { known })).toEqual(['Half of']);
      }),
    );
  });
});
