import { describe, expect, it } from '@jest/globals';
import { tooLongProblem } from './too-long.rules';

describe('a text that is longer than what is taken', () => {
  it('is told by how much', () => {
    expect(tooLongProblem('x'.repeat(1_839), 1_250)).toBe('At most 1,250 characters: shorten it by 589');
  });

  it('has no problem up to its last character', () => {
    expect(tooLongProblem('x'.repeat(1_250), 1_250)).toBeUndefined();
    expect(tooLongProblem('', 1_250)).toBeUndefined();
  });
});
