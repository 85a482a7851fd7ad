import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { standingFindings, type TextFinding } from './text-finding.js';

const finding = (quotation: string): TextFinding => ({ kind: 'number', quotation });
const standing = (text: string, ...quotations: string[]) =>
  standingFindings(text, quotations.map(finding)).map(({ place }) => place.start);

describe('What is still wrong in a text', () => {
  it('is there as long as its words are, at each of their places', () => {
    expect(standing('41 of 41', '41')).toEqual([0, 6]);
    expect(standing('41 of 41', '41', '41')).toEqual([0, 6]);
    expect(standing('No figure', '41')).toEqual([]);
  });

  it('is there twice where a longer one begins at the same word', () => {
    expect(standing('41 of us did not leave.', '41', '41 of us did not leave.')).toEqual([0, 0]);
  });

  it.each(['2,041 days', '41.5 days', '1.41', '141', '41st'])('is not seen in another figure: %s', (text) => {
    expect(standing(text, '41')).toEqual([]);
  });

  it('is at the words that it quotes, in the order of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (before, after, quotation) => {
        const text = `${before} ${quotation} ${after}`;
        for (const { place } of standingFindings(text, [finding(quotation)]))
          expect(text.slice(place.start, place.end)).toBe(quotation);
      }),
    );
  });
});
