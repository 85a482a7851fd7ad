import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openingOf, openingProblems, tidyOpening, withOpening } from './opening.rules.js';

const five = ['One way in', 'Another way', 'A number: 5', 'A question?', 'A moment'];
const context = { neverUsePhrases: ['synergy'], present: 'The line that is there.\n\nThe rest.' };

describe('Five first lines', () => {
  it('are five, each different, on one line, and short enough for the fold', () => {
    expect(openingProblems(five, context)).toEqual([]);
    expect(openingProblems(five.slice(1), context)).toEqual(['There are 4 openings; exactly 5 are needed.']);
    expect(openingProblems([...five.slice(1), 'a question!'], context)).toEqual([
      'Opening 5 says what the post begins with now, or what another opening says.',
    ]);
    expect(openingProblems(['the line that is there', ...five.slice(1)], context)).toHaveLength(1);
    expect(openingProblems(['x'.repeat(211), 'Two\nlines', '', 'Pure synergy', 'Fine'], context)).toEqual([
      'Opening 1 has 211 characters; at most 210 are allowed.',
      'Opening 2 has more than one line.',
      'Opening 3 is empty.',
      'Opening 4 must not use the phrase "synergy".',
    ]);
  });

  it('lose list marks and quotation marks', () => {
    expect(tidyOpening('1. “Prices went up.”')).toBe('Prices went up.');
    expect(tidyOpening('• A\n line ')).toBe('A line');
  });

  it('take the place of the first line alone', () => {
    expect(withOpening('\n  Old line\n\nThe rest.', 'New')).toBe('\n  New\n\nThe rest.');
    expect(withOpening('', 'New')).toBe('New');
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('A new first line', '$&'), (content, opening) => {
        const changed = withOpening(content, opening);
        expect(openingOf(changed)).toBe(opening);
        expect(changed.length).toBe(
          openingOf(content) === ''
            ? opening.length
            : content.length - openingOf(content).length + opening.length,
        );
      }),
    );
  });
});
