import { describe, expect, it } from '@jest/globals';
import { figuresIn } from '../../../reading/figures/figures.js';
import { exchangedInLists } from './exchanged-lists.js';

type Language = Parameters<typeof figuresIn>[1];
const found = (text: string, language: Language, notes: string) =>
  exchangedInLists(text, figuresIn(text, language), [notes]).map(({ start, end }) => text.slice(start, end));

const ES = '52 mudanzas, 2 roturas; el año anterior 49 mudanzas, 11 roturas';
const FR = 'en 2023 : 18 mariages, 3 annulations ; en 2024 : 22 mariages, 7 annulations';

describe('Counts side by side', () => {
  it.each([
    ['52 mudanzas, 11 roturas. El año anterior 49 mudanzas y 2 roturas.', 'es', ES, ['11', '2']],
    ['18 mariages, 7 annulations.', 'fr', FR, ['7']],
    ['52 moves and 11 breakages.', 'en', '52 moves, 2 breakages; before, 49 moves, 11 breakages', ['11']],
    ['9 boats, 40 crates.', 'en', '9 boats, 31 crates. Before that 12 boats, 40 crates', ['40']],
  ] as const)('are exchanged: %s', (text, language, notes, words) => {
    expect(found(text, language, notes)).toEqual(words);
  });

  it.each([
    ['52 mudanzas y 2 roturas. El año anterior, 49 mudanzas y 11 roturas.', 'es', ES],
    ['Dos roturas en 52 mudanzas.', 'es', ES],
    ['18 mariages et 3 annulations, puis 22 mariages et 7 annulations.', 'fr', FR],
    // Of one kind in both.
    ['18 mariages, puis 22 mariages.', 'fr', FR],
  ] as const)('are as they were told: %s', (text, language, notes) => {
    expect(found(text, language, notes)).toEqual([]);
  });
});
