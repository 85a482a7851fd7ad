import { describe, expect, it } from '@jest/globals';
import { figuresIn, sourceFigures } from '../../../reading/figures/figures.js';
import { unsourcedDays } from './day-findings.js';

type Language = Parameters<typeof figuresIn>[1];
const found = (text: string, language: Language, material: string, known = '') =>
  unsourcedDays(figuresIn(text, language), {
    material: sourceFigures(material),
    known: sourceFigures(known),
  }).map(({ start, end }) => text.slice(start, end));

describe('The day of a month', () => {
  it.each([
    ['Am 28. November hat er bestanden.', 'de', '28 Fahrstd. gehabt, am 12. Nov. bestanden', ['28']],
    ['Am 19. Februar lief der Ofen.', 'de', 'am 4. Feb. repariert, 19 Bleche verbrannt', ['19']],
    ['Le 12 mars, tout était là.', 'fr', 'le 5 mars livraison de 40 chaises, 12 cassées', ['12']],
    ['El 31 de agosto vino Rosa.', 'es', 'el 9 de agosto vino Rosa, 31 años de oficio', ['31']],
    ['On March 22 the landlord paid.', 'en', 'On 14 March the landlord paid, after 22 days', ['22']],
    ['Am 14.11. hat er bestanden.', 'de', 'am 12.11. bestanden', ['14.11.']],
  ] as const)('is found where it is of no date: %s', (text, language, material, words) => {
    expect(found(text, language, material)).toEqual(words);
  });

  it.each([
    ['Am 12. November hat er bestanden.', 'de', '28 Fahrstd. gehabt, am 12. Nov. bestanden'],
    ['La parcelle 2, retournée le 21 août.', 'fr', "j'ai retourné la 7 le 3 août, la 2 le 21"],
    ['The landlord paid on the 14th of March.', 'en', 'On 14 March the landlord paid'],
    ['On May 4 the lift stopped.', 'en', 'on 2026-05-04 it stopped'],
    ['Am 12. März war es so weit.', 'de', 'Termine: 12 und 15'],
    ['In May 28 clients came.', 'en', '28 clients'],
  ] as const)('is told of a day, or of a bare number: %s', (text, language, material) => {
    expect(found(text, language, material)).toEqual([]);
  });

  it('of an earlier post is a source in its own month alone', () => {
    expect(found('On 3 May we opened.', 'en', 'we opened', 'We opened on 3 May.')).toEqual([]);
    expect(found('On 3 June we opened.', 'en', 'we opened', 'We moved on 3 May.')).toEqual(['3']);
  });
});
