import { describe, expect, it } from '@jest/globals';
import { questionProblems, tidyQuestion } from './question.rules.js';

describe('Questions before writing', () => {
  it('are one to three that ask, are short and differ', () => {
    expect(questionProblems(['What happened?'])).toEqual([]);
    expect(questionProblems(['What happened?', 'How many were there?', 'And then?'])).toEqual([]);
    expect(questionProblems([])).toEqual(['Ask one to 3 questions.']);
    expect(questionProblems(['A?', 'B?', 'C?', 'D?'])).toEqual(['Ask one to 3 questions.']);
    expect(questionProblems(['Why?', 'why?'])).toEqual(['The questions must differ.']);
    expect(questionProblems(['Tell me more.', ' ', `${'x'.repeat(300)}?`])).toEqual([
      'Question 1 does not ask: it has no question mark.',
      'Question 2 is empty.',
      'Question 3 has 301 characters; at most 300 are allowed.',
    ]);
  });

  it('lose the marks of a list and stand on one line', () => {
    expect(tidyQuestion(' 1. What\nhappened? ')).toBe('What happened?');
    expect(tidyQuestion('- Who was there?')).toBe('Who was there?');
    expect(tidyQuestion('1. **Who was there?**')).toBe('Who was there?');
  });
});
