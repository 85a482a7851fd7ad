import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findNeverUsePhrases } from './never-use.rules.js';

describe('never-use phrases', () => {
  it.each([
    ['We leverage SYNERGY.', 'synergy'],
    ['a game\n  changer!', 'game changer'],
    ['in today’s world', "in today's world"],
    ['ÜBER alles', 'über'],
    ['cafe\u0301 time', 'café'],
    ['really?! yes', '?!'],
    ['Go 🚀now', '🚀'],
    ['We use C++ daily', 'c++'],
    ['(delve)', 'delve'],
  ])('%p uses %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([phrase]);
  });

  it.each([
    ['synergyze', 'synergy'],
    ['unsynergy', 'synergy'],
    ['the gamechanger', 'game changer'],
    ['übersicht', 'über'],
    ['anything', ''],
    ['anything', '   '],
    ['abc', 'a.c'],
  ])('%p does not use %p', (text, phrase) => {
    expect(findNeverUsePhrases(text, [phrase])).toEqual([]);
  });

  it('are reported in the order given, each once', () => {
    expect(findNeverUsePhrases('b and a and b', ['a', 'x', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('are found wherever they stand between spaces, and no phrase breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (phrase, before, after) => {
        const isBlank = phrase.normalize('NFKC').trim() === '';
        expect(findNeverUsePhrases(`${before} ${phrase} ${after}`, [phrase])).toEqual(
          isBlank ? [] : [phrase],
        );
      }),
    );
  });
});
