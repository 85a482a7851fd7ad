import { describe, expect, it } from '@jest/globals';
import { withOwnCapitals } from './own-capitals.js';

const POSTS = [
  'Gestern im Pflegeheim. Ihre Mutter war da, und die Frist war kurz, die Suche auch. Von 10 Familien fragen 7.',
  'Wir haben drei Fragen. Das Essen war gut, wir essen immer dort.',
];

describe('German notes that were typed small', () => {
  it.each([
    ['frau aus dem pflegeheim, ihre mutter starb', 'frau aus dem Pflegeheim, ihre Mutter starb'],
    ['die frist gibt es nicht, 7 von 10 familien', 'die Frist gibt es nicht, 7 von 10 Familien'],
    ['mit der alten frist', 'mit der alten Frist'],
    ['wir fragen nach dem essen', 'wir fragen nach dem essen'],
    ['ich suche am 14. märz', 'ich suche am 14. März'],
    ['mail an mutter@frist.de, #frist', 'mail an mutter@frist.de, #frist'],
  ])('get the capitals of their author’s own nouns, where they are none but nouns: %s', (notes, expected) => {
    expect(withOwnCapitals(notes, POSTS)).toBe(expected);
  });

  it('stay as they are for an author without posts', () => {
    expect(withOwnCapitals('die frist', [])).toBe('die frist');
  });
});
