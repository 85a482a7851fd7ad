import { describe, expect, it } from '@jest/globals';
import { writtenFigures } from '../../reading/figures/written-figures.js';
import { possibleNames } from '../../reading/names/names.js';
import { isDenial } from '../../reading/denials/negations.js';
import { isQuoted, isWhollyQuoted } from '../../reading/sentences/quotations.js';
import { hasFacts } from './sentence-signs.js';

describe('The signs of a sentence', () => {
  it.each([
    ['en', 'we lost thirteen clients', ['thirteen']],
    ['en', 'it took twenty-five days and 4 people', ['twenty-five', '4']],
    ['en', 'half of them, twice, for £6', ['half', 'twice', '£6']],
    ['de', 'es waren zweiundzwanzig, also ein Drittel', ['zweiundzwanzig', 'Drittel']],
    ['fr', 'on en a vendu quatre-vingt-dix', ['quatre-vingt-dix']],
    ['es', 'perdimos treinta y cinco', ['treinta y cinco']],
    ['en', 'Step 3 of version 4o', ['3', '4']],
    ['en', 'they were with us for one day', []],
  ] as const)('in %s: %j has the figures %j', (language, sentence, figures) => {
    expect(writtenFigures(sentence, language)).toEqual(figures);
    expect(hasFacts(sentence, language)).toBe(figures.length > 0);
  });

  it.each([
    ['en', 'Sarah left us', ['Sarah']],
    ['en', 'The call with Ruth Klein', ['Ruth', 'Klein']],
    ['de', 'da rief Frau Bauer von Nordlicht an', ['Bauer', 'Nordlicht', 'Frau']],
    ['de', 'Der Kunde ging mit einem guten Gefühl', []],
    ['en', 'We all knew it', []],
  ] as const)('in %s: %j has the names %j', (language, sentence, names) => {
    expect(new Set(possibleNames(sentence, language))).toEqual(new Set(names));
  });

  it.each([
    ['en', 'We cannot do it'],
    ['en', 'We didn’t do it'],
    ['de', 'Das geht niemals'],
    ['de', 'Wir sagten es niemandem'],
    ['fr', 'On n’a vu personne'],
    ['es', 'Eso jamás'],
    ['en', 'Only on Mondays'],
  ] as const)('in %s: %j denies or bounds', (language, sentence) => {
    expect(isDenial(sentence, language)).toBe(true);
  });

  it('know what somebody said, however its language marks it', () => {
    for (const quoted of [
      '„Das geht so nicht“',
      '“That is too much”',
      '«Así no va»',
      '« Ça ne va pas »',
      '"That is it"',
    ]) {
      expect(isQuoted(`So: ${quoted}, and on`)).toBe(true);
      expect(isWhollyQuoted(`${quoted}.`)).toBe(true);
      expect(isWhollyQuoted(`So: ${quoted}`)).toBe(false);
    }
    expect(isQuoted('It’s the client’s “pivot” that he doesn’t like')).toBe(false);
  });
});
