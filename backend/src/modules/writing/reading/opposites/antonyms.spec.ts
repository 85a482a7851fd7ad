import { describe, expect, it } from '@jest/globals';
import { contraryOpposites } from '../../review/facts/opposites/opposite-findings.js';
import { antonymsOf } from './antonyms.js';

/** The forms of a side that are plain words. */
const wordsOf = (side: string) => side.split('|').filter((form) => /^[\p{L}\s-]+$/u.test(form));
const isForm = (word: string, side: string) => new RegExp(`^(?:${side})$`, 'iu').test(word);

describe('Opposites by what they mean', () => {
  it.each(['en', 'de', 'fr', 'es'] as const)('have two sides without a word in common: %s', (language) => {
    for (const [one, other] of antonymsOf(language)) {
      expect(one).not.toBe('');
      expect(other).not.toBe('');
      expect(wordsOf(one).filter((word) => isForm(word, other))).toEqual([]);
      expect(wordsOf(other).filter((word) => isForm(word, one))).toEqual([]);
    }
  });

  it.each([
    ['en', 'the ditch behind the barn was shallow', 'The ditch behind the barn was deep.'],
    ['en', 'the caretaker was polite to the pupils', 'The caretaker was rude to the pupils.'],
    ['de', 'der Graben hinter der Scheune war flach', 'Der Graben hinter der Scheune war tief.'],
    ['de', 'die Werkbank vom Lehrling war sauber', 'Die Werkbank vom Lehrling war schmutzig.'],
    ['fr', 'le fossé derrière la grange était étroit', 'Le fossé derrière la grange était large.'],
    ['fr', 'la caisse de livraison était vide', 'La caisse de livraison était pleine.'],
    ['es', 'la zanja del establo era estrecha', 'La zanja del establo era ancha.'],
    ['es', 'el capataz fue generoso con el equipo', 'El capataz fue tacaño con el equipo.'],
  ] as const)('are told in each language: %s: %s', (language, notes, turned) => {
    expect(contraryOpposites(turned, language, [notes])).toHaveLength(1);
    expect(contraryOpposites(notes, language, [notes])).toEqual([]);
  });

  it('leave open what is not all so', () => {
    expect(
      contraryOpposites('Most of the pupils are polite.', 'en', ['not all of the pupils are rude']),
    ).toEqual([]);
  });
});
