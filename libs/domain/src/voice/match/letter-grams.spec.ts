import { describe, expect, it } from '@jest/globals';
import { letterGramsOf } from './letter-grams.js';
import { countGrams } from './masked-sequence.js';
import { readMasked } from './masked-text.js';

describe('3-grams of letters', () => {
  it('are those of the masked text, though counted from its n-grams of tokens', () => {
    const read = readMasked('I saw a cat, and it saw me.\n\nA cat!', 'en');
    const written = ` ${read.tokens.map(({ token }) => token).join(' ')}  `;
    const direct = new Map<string, number>();
    for (let at = 0; at + 3 <= written.length; at += 1) {
      const gram = written.slice(at, at + 3);
      direct.set(gram, (direct.get(gram) ?? 0) + 1);
    }
    const counted = letterGramsOf(countGrams(read.grams), 'en');
    expect([...counted].sort()).toEqual([...direct].sort());
  });
});
