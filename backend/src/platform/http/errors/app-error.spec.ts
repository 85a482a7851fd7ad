import { describe, expect, it } from '@jest/globals';
import { InvalidInputError } from './app-error.js';

const problem = (message: string) => ({ field: 'content', message });

describe('a refusal of input', () => {
  it('says what is wrong, with its limit', () => {
    const tooLong = problem('content must be shorter than or equal to 10000 characters');
    expect(new InvalidInputError([tooLong]).message).toBe(
      'Some of the fields are not valid: content must be shorter than or equal to 10000 characters.',
    );
  });

  it('names three problems, and that there are others; its details have all of them', () => {
    const problems = ['One.', 'two', 'three', 'four'].map(problem);
    const error = new InvalidInputError(problems);
    expect(error.message).toBe('Some of the fields are not valid: One; two; three; and others.');
    expect(error.details).toEqual(problems);
  });
});
