import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { figuresIn } from '../../../reading/figures/figures.js';
import { exchangedCounts } from './exchanged-counts.js';

type Language = Parameters<typeof exchangedCounts>[2];
const found = (text: string, language: Language, notes: string) =>
  exchangedCounts(text, figuresIn(text, language), language, [notes]).map(({ start, end }) =>
    text.slice(start, end),
  );

const GANGS = 'In 6 years his gang had 1 parted line, the other gang had 9.';

describe('Two counts of one sentence', () => {
  it.each([
    ['In 6 years his gang had 9 parted lines, the other gang had 1.', 'en', GANGS, ['9', '1']],
    ['His gang parted nine lines, the other one.', 'en', GANGS, ['nine']],
    ['The other gang parted 1 line. His parted 9.', 'en', GANGS, ['1', '9']],
    [
      'En 4 años el equipo A tuvo 11 lesiones, el equipo B tuvo 3.',
      'es',
      'el equipo A tuvo 3 lesiones, el equipo B tuvo 11',
      ['11', '3'],
    ],
    [
      'Nos camions ont eu 12 pannes, les autres 4.',
      'fr',
      'nos camions ont eu 4 pannes, les autres camions 12',
      ['12', '4'],
    ],
    [
      'Unsere Schicht hatte 14 Ausfälle, die andere Schicht 3.',
      'de',
      'unsere Schicht hatte 3 Ausfälle, die andere Schicht 14',
      ['14', '3'],
    ],
  ] as const)('are exchanged: %s', (text, language, notes, words) => {
    expect(found(text, language, notes)).toEqual(words);
  });

  it.each([
    ['His gang parted 1 line. The other gang parted 9.', 'en', GANGS],
    ['9 parted lines in the other gang, 1 in his.', 'en', GANGS],
    ['Six years, one parted line. The other gang: nine.', 'en', GANGS],
    // Whose they are is not said.
    ['9 parted lines. 1 parted line.', 'en', GANGS],
    // Neither of the two.
    ['The crane crew lost 9.', 'en', GANGS],
    ['Sourdough costs $8.25 from October.', 'en', 'Sourdough from $7.50 to $8.25'],
    ['Nous avons arrêté deux missions depuis 2022.', 'fr', 'Deux missions arrêtées depuis 2022.'],
  ] as const)('are the author’s, or leave it open: %s', (text, language, notes) => {
    expect(found(text, language, notes)).toEqual([]);
  });

  const figure = fc.integer({ min: 2, max: 1_500 });

  it('are never reported as they were told, and always as they were not', () => {
    fc.assert(
      fc.property(figure, figure, (a, b) => {
        fc.pre(a !== b);
        const notes = `The north gate took ${a} trucks, the south gate took ${b} trucks.`;
        expect(found(notes, 'en', notes)).toEqual([]);
        const bent = `The north gate took ${b} trucks, the south gate took ${a} trucks.`;
        expect(found(bent, 'en', notes)).toEqual([String(b), String(a)]);
      }),
    );
  });

  it('are read in a time that grows with the text alone', () => {
    const long = 'his gang had 1 parted line the other gang had 9 '.repeat(4_000);
    const before = performance.now();
    exchangedCounts(long.slice(0, 20_000), figuresIn(long.slice(0, 20_000), 'en'), 'en', [GANGS]);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
