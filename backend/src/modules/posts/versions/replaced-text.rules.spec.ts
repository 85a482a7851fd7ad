import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { removesMuch } from './replaced-text.rules.js';

const sentence = 'x'.repeat(100);

describe('An edit that takes much of a text away', () => {
  it('is one that removes or rewrites more than a hundred characters in one stretch', () => {
    expect(removesMuch(`Begin ${sentence} end`, 'Begin  end')).toBe(false);
    expect(removesMuch(`Begin ${sentence}x end`, 'Begin  end')).toBe(true);
    expect(removesMuch(`Begin ${sentence}x end`, `Begin ${'y'.repeat(300)} end`)).toBe(true);
    expect(removesMuch(`${sentence}x`, '')).toBe(true);
  });

  it('is never one that only adds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, added, after) => {
        expect(removesMuch(before + after, before + added + after)).toBe(false);
      }),
    );
  });

  it('is every one that leaves over a hundred characters less', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (before, after) => {
        if (before.length - after.length > 100) expect(removesMuch(before, after)).toBe(true);
      }),
    );
  });
});
