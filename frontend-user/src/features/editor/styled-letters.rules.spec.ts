import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countStyledLetters, plainLetters } from './styled-letters.rules';

const STYLES = ['𝗕𝗼𝗹𝗱', '𝘉𝘰𝘭𝘥', '𝐁𝐨𝐥𝐝', '𝓑𝓸𝓵𝓭', '𝔅𝔬𝔩𝔡', '𝙱𝚘𝚕𝚍', 'Ｂｏｌｄ', 'Ⓑⓞⓛⓓ'];

describe('Letters that only look bold', () => {
  it.each(STYLES)('are found and made plain: %s', (styled) => {
    expect(countStyledLetters(`A ${styled} word`)).toBe(4);
    expect(plainLetters(`A ${styled} word`)).toBe('A Bold word');
  });

  it('are made plain where they are squared, and where Unicode had one of them before', () => {
    expect(plainLetters('🅰🅱 🅒🅓 🄴🄵 𝐻ℯ𝓁𝓁ℴ')).toBe('AB CD EF Hello');
  });

  it('keep their number: digits stay digits', () => {
    expect(plainLetters('𝟯𝟬𝟬 and 𝟛𝟘')).toBe('300 and 30');
  });

  it('are none where a sign stands alone', () => {
    expect(countStyledLetters('ℝ is a set, ⓘ a sign, and 🚀 an emoji')).toBe(0);
    expect(plainLetters('x ∈ ℝ')).toBe('x ∈ ℝ');
  });

  it('are gone after that, and plain texts of any language are left alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = plainLetters(text);
        expect(countStyledLetters(plain)).toBe(0);
        if (countStyledLetters(text) === 0) expect(plain).toBe(text);
      }),
    );
    const plain = 'Größe, прибыль, 価格, हिन्दी, 42 % – “fine”';
    expect(plainLetters(plain)).toBe(plain);
  });
});
