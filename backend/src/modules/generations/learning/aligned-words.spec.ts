import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { alignWords } from './aligned-words.js';

const words = (text: string) => text.split(' ').filter((word) => word !== '');
const align = (before: string, after: string) => alignWords(words(before), words(after));

/** The longest common subsequence by its definition. */
function mostInCommon([first, ...rest]: readonly string[], after: readonly string[]): number {
  if (first === undefined || after.length === 0) return 0;
  const without = mostInCommon(rest, after);
  const at = after.indexOf(first);
  return at < 0 ? without : Math.max(without, 1 + mostInCommon(rest, after.slice(at + 1)));
}

describe('Two texts word by word', () => {
  it('differ where words were cut, added and replaced, in their order', () => {
    expect(align('we are happy to sell it now', 'we sell all of it today')).toEqual({
      keptAs: [0, -1, -1, -1, 1, 4, -1],
      isAdded: [false, false, true, true, false, true],
      differences: [
        { cut: { start: 1, end: 4 }, added: { start: 1, end: 1 } },
        { cut: { start: 5, end: 5 }, added: { start: 2, end: 4 } },
        { cut: { start: 6, end: 7 }, added: { start: 5, end: 6 } },
      ],
    });
  });

  it('keep no word twice where beginning and end are alike', () => {
    expect(align('a a', 'a')).toMatchObject({ keptAs: [0, -1], isAdded: [false] });
    expect(align('a', 'a a')).toMatchObject({ keptAs: [0], isAdded: [false, true] });
    expect(align('b a b', 'b b').keptAs).toEqual([0, -1, 1]);
  });

  it('have no difference where they are one text, and one where nothing is common', () => {
    expect(align('one two', 'one two').differences).toEqual([]);
    expect(align('', '').differences).toEqual([]);
    expect(align('one', 'two three').differences).toEqual([
      { cut: { start: 0, end: 1 }, added: { start: 0, end: 2 } },
    ]);
    expect(align('one two', '').differences).toEqual([
      { cut: { start: 0, end: 2 }, added: { start: 0, end: 0 } },
    ]);
  });

  it('keep the later of two words that changed places', () => {
    expect(align('first second', 'second first').keptAs).toEqual([-1, 0]);
  });

  it('keep as many words as can be kept in their order, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { keptAs, isAdded, differences } = alignWords(before, after);
        const kept = keptAs.flatMap((other, index) => (other < 0 ? [] : [{ index, other }]));
        expect(kept).toHaveLength(mostInCommon(before, after));
        for (const { index, other } of kept) expect(after[other]).toBe(before[index]);
        const others = kept.map(({ other }) => other);
        expect(others).toEqual([...new Set(others)].sort((a, b) => a - b));
        expect(isAdded).toEqual(after.map((_, index) => !others.includes(index)));
        const within = (side: 'cut' | 'added') =>
          differences.flatMap((one) =>
            Array.from({ length: one[side].end - one[side].start }, (_, index) => one[side].start + index),
          );
        expect(within('cut')).toEqual(
          before.flatMap((_, index) => ((keptAs[index] ?? -1) < 0 ? [index] : [])),
        );
        expect(within('added')).toEqual(
          after.flatMap((_, index) => (isAdded[index] === true ? [index] : [])),
        );
      }),
    );
  });
});
