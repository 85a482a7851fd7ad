import { describe, expect, it } from '@jest/globals';
import { forUserProblem } from './for-user.rules.js';

const [ann, ben] = ['0b5cb1a2-7f0e-4f1c-9d42-52d6a7a3c111', '5d0f3b52-9f3f-4a57-8d37-a0c3c2d0a222'];

describe('a call that names whom it is for', () => {
  it.each([true, false])('is done for them alone (a write: %p)', (isWrite) => {
    for (const isFromPage of [true, false]) {
      const call = { signedIn: ann, isWrite, isFromPage };
      expect(forUserProblem({ ...call, named: ann })).toBeNull();
      expect(forUserProblem({ ...call, named: ben })).toBe('other');
      expect(forUserProblem({ ...call, named: '' })).toBe('other');
    }
  });
});

describe('a call that names nobody', () => {
  it.each([
    ['a write from a page', true, true, 'unnamed'],
    ['a write from a program', true, false, null],
    ['a read from a page', false, true, null],
    ['a read from a program', false, false, null],
  ] as const)('%s', (_, isWrite, isFromPage, problem) => {
    expect(forUserProblem({ named: undefined, signedIn: ann, isWrite, isFromPage })).toBe(problem);
  });
});
