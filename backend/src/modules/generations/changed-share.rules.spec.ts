import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changedShares } from './changed-share.rules.js';

const aText = fc
  .array(fc.constantFrom('prices', 'went', 'up', 'by', 'twenty', 'per', 'cent', 'last', 'May'), {
    maxLength: 12,
  })
  .map((words) => words.join(' '));
/** The plain, slow definition. */
const commonWords = (a: readonly string[], b: readonly string[]): number => {
  const [first, ...rest] = a;
  if (first === undefined || b.length === 0) return 0;
  const place = b.indexOf(first);
  const without = commonWords(rest, b);
  return place < 0 ? without : Math.max(without, 1 + commonWords(rest, b.slice(place + 1)));
};
const wordsOf = (text: string) => text.toLowerCase().split(' ').filter(Boolean);

describe('How much of a generated text was changed', () => {
  it.each([
    ['We raised our prices.', 'We raised our prices.', 0],
    ['We raised our prices.', '“We raised OUR prices”!\n\n', 0],
    ['We raised our prices.', 'Nobody likes meetings', 1],
    ['one two three four', 'one two six four', 0.25],
    ['one two three four', 'one two three four five six seven eight', 0.3333],
    ['', '', 0],
    ['', 'Something', 1],
    ['价格上涨了', '价格上涨了', 0],
    ['Schön, ﬁnal', 'Scho\u0308n, final', 0],
  ])('%p, posted as %p: %p', (written, final, share) => {
    expect(changedShares(written, final).ofText).toBe(share);
  });

  it('counts the words of a part alone where it was put into another text', () => {
    expect(changedShares('one two', 'before one two after and much more').ofWords).toBe(0);
    expect(changedShares('one two', 'before one and much more').ofWords).toBe(0.5);
    expect(changedShares('one two', 'something else').ofWords).toBe(1);
    expect(changedShares('', 'anything').ofWords).toBe(0);
  });

  it('is what the definition says, between 0 and 1, and the same in both directions', () => {
    fc.assert(
      fc.property(aText, aText, (written, final) => {
        const [before, after] = [wordsOf(written), wordsOf(final)];
        const all = before.length + after.length;
        const share = changedShares(written, final).ofText;
        expect(share).toBeCloseTo(all === 0 ? 0 : 1 - (2 * commonWords(before, after)) / all, 3);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(changedShares(final, written).ofText).toBe(share);
      }),
    );
  });

  it('is nothing for a part that stands anywhere in the post, whatever is around it', () => {
    fc.assert(
      fc.property(aText, aText, aText, (part, before, after) => {
        expect(changedShares(part, `${before} ${part} ${after}`).ofWords).toBe(0);
      }),
    );
  });

  it('copes with texts of any length', () => {
    const long = Array.from({ length: 20_000 }, (_, n) => `w${n}`).join(' ');
    expect(changedShares(long, long).ofText).toBe(0);
    expect(changedShares(long, 'short').ofText).toBe(1);
  });
});
