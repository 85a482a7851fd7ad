import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentenceRanges } from './sentences.js';

const sentences = (post: string) => sentenceRanges(post).map(({ start, end }) => post.slice(start, end));

describe('sentences of a post', () => {
  it.each<[string, string[]]>([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['A line without a full stop\nand the next', ['A line without a full stop', 'and the next']],
    ['Tools, e.g. a pen, are cheap. So is paper.', ['Tools, e.g. a pen, are cheap.', 'So is paper.']],
    ['It went from 4.5 to 6.2 percent. Good.', ['It went from 4.5 to 6.2 percent.', 'Good.']],
    ['Dr. Smith met J. Doe. They spoke.', ['Dr. Smith met J. Doe.', 'They spoke.']],
    ['Manche, z. B. Anna, gehen. Am 3. Oktober auch.', ['Manche, z. B. Anna, gehen.', 'Am 3. Oktober auch.']],
    [
      'Pens, paper etc. are cheap. We sell pens etc. They sell.',
      ['Pens, paper etc. are cheap.', 'We sell pens etc.', 'They sell.'],
    ],
    ['They said no. We took No. 5.', ['They said no.', 'We took No. 5.']],
    ['So did I. We won 12. They lost.', ['So did I.', 'We won 12.', 'They lost.']],
    ['Well... maybe. Or… no. Hm… Yes.', ['Well... maybe.', 'Or… no.', 'Hm…', 'Yes.']],
    ['Great! 🚀 Next one.', ['Great!', '🚀 Next one.']],
    ['Great! 🚀', ['Great! 🚀']],
    ['She said “Stop.” He did.', ['She said “Stop.”', 'He did.']],
    ['1. First\n2) Second\n• Third\n→ Fourth', ['First', 'Second', 'Third', 'Fourth']],
    ['Look at example.com and node.js now', ['Look at example.com and node.js now']],
    ['🚀\n---\n\n', []],
    ['', []],
  ])('%p are %p', (post, expected) => {
    expect(sentences(post)).toEqual(expected);
  });

  it('stand in the post in their order, without white space around them, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (post) => {
        let end = 0;
        for (const range of sentenceRanges(post)) {
          expect(range.start).toBeGreaterThanOrEqual(end);
          expect(range.end).toBeGreaterThan(range.start);
          expect(post.slice(range.start, range.end)).toBe(post.slice(range.start, range.end).trim());
          ({ end } = range);
        }
      }),
    );
  });
});
