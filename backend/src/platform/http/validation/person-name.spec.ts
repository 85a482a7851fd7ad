import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { personName } from './person-name.js';

/** Of each kind that the rule knows. */
const SIGN = fc.constantFrom(
  ...'aé9 .\t\n\u0301\u200B\u200C\u200D\u202E\u2028\u2800\u3164\uFE0F\uFFFC مක👩'.split(/(?:)/u),
);

describe('The name of a person', () => {
  it.each([
    ['  Ann   Lee ', 'Ann Lee'],
    ['\u3164 John', 'John'],
    ['\u034F\u200BJo\u00ADhn\u202E', 'John'],
    ['\u202Egro.kcatta', 'gro.kcatta'],
    ['Ann\u2028Lee', 'Ann Lee'],
    ['مینا\u200Cسادات', 'مینا\u200Cسادات'],
    ['ශ්\u200Dරී', 'ශ්\u200Dරී'],
    ['👩\u200D👧', '👩\u200D👧'],
    ['O\u2019Neil-Zoë 2nd', 'O\u2019Neil-Zoë 2nd'],
    ['Ann\u200D', 'Ann'],
    ['\u0301 John', 'John'],
    ['\u{16FE4}John \u0301 Lee', 'John Lee'],
    ['\u{E000} John', 'John'],
  ])('is what is seen of %j', (given, name) => {
    expect(personName(given)).toBe(name);
  });

  it.each([
    '',
    ' ',
    '\u200B',
    '\u3164',
    '\uFFF9\uFFFB',
    '\uFFFC',
    '\u200B\uFFF9',
    '\u0301',
    '\u{1D159}',
    '\u{13430}',
    '\u2800',
    '-.',
  ])('is missing where %j would show as nothing', (given) => {
    expect(personName(given)).toBeNull();
  });

  it('is read the same a second time, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.array(SIGN, { maxLength: 12 }).map((signs) => signs.join('')),
        (given) => {
          const name = personName(given);
          expect(name === null ? null : personName(name)).toBe(name);
        },
      ),
    );
  });
});
