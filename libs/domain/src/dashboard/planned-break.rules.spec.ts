import { describe, expect, it } from '@jest/globals';
import { breakProblem } from './planned-break.rules.js';

describe('A planned break', () => {
  it.each([
    ['of one day', '2026-12-24', '2026-12-24', null],
    ['of 92 days', '2026-10-01', '2026-12-31', null],
    ['of 93 days', '2026-10-01', '2027-01-01', 'A break has at most 92 days.'],
    [
      'that ends before it begins',
      '2026-12-24',
      '2026-12-23',
      'A break ends on the day it begins, or later.',
    ],
  ])('%s', (_, from, to, problem) => {
    expect(breakProblem({ from, to })).toBe(problem);
  });
});
