import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markedRanges } from './marked-ranges.rules';

const TEXT = 'We lost 41% in May. I was [feeling] so sad! Nobody rang.';
const FINDINGS = [{ kind: 'number', quotation: '41%' }] as const;
const marked = (breaking: string[]) =>
  markedRanges(TEXT, FINDINGS, breaking).map(({ start, end, kind }) => `${kind}: ${TEXT.slice(start, end)}`);

describe('What is marked in a text', () => {
  it('are places to fill and what is not its author’s', () => {
    expect(marked([])).toEqual(['place: 41%', 'place: [feeling]']);
  });

  it('are on demand sentences that do not sound like them, around what has to be settled', () => {
    expect(marked(['I was [feeling] so sad!', 'Nobody rang.'])).toEqual([
      'place: 41%',
      'breaking: I was ',
      'place: [feeling]',
      'breaking:  so sad!',
      'breaking: Nobody rang.',
    ]);
  });

  it('is no sentence that has changed since', () => {
    expect(marked(['Nobody called.', ''])).toEqual(['place: 41%', 'place: [feeling]']);
  });

  it('never overlaps, whatever the sentences are', () => {
    const piece = fc
      .tuple(fc.nat(TEXT.length), fc.nat(TEXT.length))
      .map(([a, b]) => TEXT.slice(Math.min(a, b), Math.max(a, b)));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (breaking) => {
        const ranges = markedRanges(TEXT, FINDINGS, breaking);
        for (const [at, { start, end }] of ranges.entries()) {
          expect(start).toBeGreaterThanOrEqual(ranges[at - 1]?.end ?? 0);
          expect(end).toBeGreaterThan(start);
        }
      }),
    );
  });
});
