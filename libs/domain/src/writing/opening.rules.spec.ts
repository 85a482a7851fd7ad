import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstSentence } from '../posts/first-lines.rules.js';
import { ledBy, openingProblems, tidyOpening, withOpening } from './opening.rules.js';

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
    expect(tidyOpening('Option 3: The invoice did not exist.')).toBe('The invoice did not exist.');
    expect(tidyOpening('Option 3 was the cheapest.')).toBe('Option 3 was the cheapest.');
  });

  it('take the place of the first sentence alone', () => {
    expect(withOpening('\n  Old line\n\nThe rest.', 'New')).toBe('\n  New\n\nThe rest.');
    expect(withOpening('Old. And on.', 'New?')).toBe('New? And on.');
    expect(withOpening(' \n', 'New')).toBe('New');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '.', '!', ' ', '\n', '$') }),
        fc.constantFrom('A new first line', '$&'),
        (content, opening) => {
          fc.pre(content.trim() !== '');
          const { start, end } = firstSentence(content);
          expect(withOpening(content, opening)).toBe(content.slice(0, start) + opening + content.slice(end));
        },
      ),
    );
  });

  it.each([
    ['from the middle of a paragraph', 'Old. One. Two is it. Three.', 'Two is it. One. Three.'],
    ['from the head of a line', 'Old.\n\nTwo is it. Three.', 'Two is it.\n\nThree.'],
    ['from the end of a line', 'Old.\nOne. Two is it.\nThree.', 'Two is it.\nOne.\nThree.'],
    ['with its line', 'Old.\nTwo is it.\nThree.', 'Two is it.\nThree.'],
    ['with its place in a list', 'Old:\n- One\n- Two is it.\n- Three', 'Two is it.\n- One\n- Three'],
    ['with its paragraph', 'Old.\n\nOne.\n\nTwo is it.\n\nThree.', 'Two is it.\n\nOne.\n\nThree.'],
    ['with the paragraph behind the first line', 'Old.\n\nTwo is it.\n\nThree.', 'Two is it.\n\nThree.'],
    ['with the last paragraph', 'Old.\n\nOne.\n\nTwo is it.', 'Two is it.\n\nOne.'],
    ['and from right behind the old one', 'Old. Two is it.\n\nThree.', 'Two is it.\n\nThree.'],
  ])('are moved where the post has them already: %s', (_where, content, changed) => {
    expect(withOpening(content, 'Two is it.')).toBe(changed);
  });

  it('lose no other sentence when one of them is moved', () => {
    const paragraphs = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(paragraphs, fc.nat(), fc.constantFrom('\n', '\n\n'), (sizes, choice, gap) => {
        let count = 0;
        const text = sizes
          .map((size) => Array.from({ length: size }, () => `Sentence ${(count += 1)} is here.`).join(' '))
          .join(gap);
        const sentences = text.match(/Sentence \d+ is here\./gu) ?? [];
        fc.pre(count > 1);
        const chosen = sentences[1 + (choice % (count - 1))]!;
        const others = sentences.slice(1).filter((sentence) => sentence !== chosen);
        const changed = withOpening(text, chosen);
        expect(changed.match(/Sentence \d+ is here\./gu)).toEqual([chosen, ...others]);
        expect(changed).not.toMatch(/ \n|\n{3}|\s$/u);
      }),
    );
  });

  it('lead the post and leave every other sentence where they are one of its own', () => {
    expect(ledBy('We lost 3 clients. It hurt.\n\nFear is expensive.\n\n#Pricing', 'Fear is expensive.')).toBe(
      'Fear is expensive.\n\nWe lost 3 clients. It hurt.\n\n#Pricing',
    );
    expect(ledBy('We lost 3 clients.\nFear is expensive.', 'Fear is expensive.')).toBe(
      'Fear is expensive.\n\nWe lost 3 clients.',
    );
    expect(ledBy('We lost 3 clients. It hurt.', 'A new first line')).toBe('A new first line It hurt.');
  });

  it('leave alone what is part of other words, and what a number counts', () => {
    expect(withOpening('Old. No Two is it.', 'o Two is it.')).toBe('o Two is it. No Two is it.');
    expect(withOpening('Old. We won in May.', 'We won')).toBe('We won We won in May.');
    expect(withOpening('Old. And so We won.', 'We won.')).toBe('We won. And so We won.');
    expect(withOpening('Old:\n1. One\n2. Two is it.', 'Two is it.')).toBe(
      'Two is it.\n1. One\n2. Two is it.',
    );
  });
});
