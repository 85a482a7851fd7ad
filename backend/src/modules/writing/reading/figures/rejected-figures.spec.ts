import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedNumbers } from '../../review/facts/figures/number-findings.js';
import { figuresIn } from './figures.js';
import { rejectedFigures } from './rejected-figures.js';

describe('A figure that is put aside for another one', () => {
  it.each<[PostLanguage, string, number[]]>([
    ['en', 'It took 6 days, not 4.', [4]],
    ['en', 'It took six days instead of four.', [4]],
    ['en', 'I had quoted 4 days. It took 6.', [4]],
    ['de', 'Neun Tage statt sechs.', [6]],
    ['fr', 'Neuf jours au lieu de six.', [6]],
    ['es', 'Siete semanas en vez de cinco.', [5]],
    ['en', 'It took 6 days.', []],
  ])('stands behind a "not", or was planned (%s): %s', (language, text, values) => {
    expect(rejectedFigures(text, figuresIn(text, language)).map((one) => one.values[0])).toEqual(values);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'took 3 visits, not 2 as I’d told him', 'It took three visits instead of two.'],
    ['en', 'took us 6 days, not 4 as I’d quoted', 'It took us 6 days; I had quoted 4 days.'],
    ['es', 'tardamos 7 semanas, no 5 como dije', 'Dije cinco semanas y tardamos siete.'],
  ])('has its source where the author put it aside, too (%s): %s | %s', (language, notes, text) => {
    expect(unsourcedNumbers(text, language, { material: [notes], known: [], ownPosts: [] })).toEqual([]);
  });
});
