import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findNeverUsePhrases } from '@drumbeat/domain';
import { withoutPhrases } from './without-phrases.js';

describe('A text without some phrases', () => {
  it('stays as it is where it has none of them', () => {
    expect(withoutPhrases('Two  spaces\n\nand a line', ['synergy'])).toBe('Two  spaces\n\nand a line');
  });

  it.each([
    ['We use synergy, again.', ['synergy'], 'We use […], again.'],
    ['A real game changer for us', ['game changer'], 'A real […] for us'],
    ['Game\nchanger', ['game changer'], '[…]'],
    ['synergy synergy wins', ['synergy'], '[…] wins'],
  ])('has a place to fill instead: %s', (text, phrases, expected) => {
    expect(withoutPhrases(text, phrases)).toBe(expected);
  });

  it.each([
    [
      'We leveraged our data in March. It was hard for us.',
      'leverage',
      'We […] our data in March. It was hard for us.',
    ],
    [
      'We saw the synergies of it, and “synergy” is our word.',
      'synergy',
      'We saw the […] of it, and “[…]” is our word.',
    ],
    [
      'Ich gebe keine Ratschläge, und das ist gut so.',
      'Ratschlag',
      'Ich gebe keine […], und das ist gut so.',
    ],
    ['Nous avons impacté la marge, et c’est tout.', 'impacter', 'Nous avons […] la marge, et c’est tout.'],
    ['Hemos impactado en el margen, y eso es todo.', 'impactar', 'Hemos […] en el margen, y eso es todo.'],
    [
      'Pick a client that hired too fast. What did it cost them?',
      'hire',
      'Pick a client that […] too fast. What did it cost them?',
    ],
  ])('has one for a form that only the whole text tells: %s', (text, phrase, expected) => {
    expect(withoutPhrases(text, [phrase])).toBe(expected);
  });

  it('is free of them whatever the text and the phrases are', () => {
    const words = fc.array(
      fc.constantFrom('a', 'synergy', 'Deep', 'dive,', 'ÄRGER', '…', '[x]', '\n\n', "don't"),
    );
    const phrase = fc.oneof(
      fc.constantFrom('synergy', 'deep dive', 'a', 'ärger', '…', '[', 'dont', "don't"),
      fc.string(),
    );
    fc.assert(
      fc.property(words, fc.array(phrase, { maxLength: 4 }), (text, phrases) => {
        expect(findNeverUsePhrases(withoutPhrases(text.join(' '), phrases), phrases)).toEqual([]);
      }),
    );
  });
});
