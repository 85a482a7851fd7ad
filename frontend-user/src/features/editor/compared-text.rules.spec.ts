import { describe, expect, it } from '@jest/globals';
import { type ComparedPart, isRewritten } from './compared-text.rules';

const both = (value: string): ComparedPart => ({ value, added: false, removed: false });
const added = (value: string): ComparedPart => ({ value, added: true, removed: false });
const removed = (value: string): ComparedPart => ({ value, added: false, removed: true });

describe('two texts that are compared', () => {
  it('are read word by word while most of their words stayed', () => {
    const parts = [
      both('She cut one service and kept '),
      removed('92%'),
      added('most'),
      both(' of her revenue.'),
    ];
    expect(isRewritten(parts)).toBe(false);
  });

  it('are read by paragraphs where hardly a word stayed', () => {
    const parts = [
      removed('It took'),
      added('Nobody told me what'),
      both(' a '),
      removed('month of courage and an afternoon'),
      added('price says about the people who pay it'),
      both('.'),
    ];
    expect(isRewritten(parts)).toBe(true);
  });

  it('are read word by word from four words in ten on that stayed', () => {
    const kept = (letters: number) => [
      both('k'.repeat(letters)),
      removed('r'.repeat(100 - letters)),
      added('a'.repeat(200 - letters)),
    ];
    expect(isRewritten(kept(39))).toBe(true);
    expect(isRewritten(kept(40))).toBe(false);
  });

  it('are read word by word where one was only cut or continued', () => {
    const continued = added(' And a second part, three times as long as the first one, that came later.');
    expect(isRewritten([both('The first half of it.'), continued])).toBe(false);
    expect(isRewritten([added('All of it is new.')])).toBe(false);
  });

  it('are the same where both are empty', () => {
    expect(isRewritten([])).toBe(false);
    expect(isRewritten([both(' \n')])).toBe(false);
  });
});
