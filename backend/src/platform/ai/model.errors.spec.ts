import { describe, expect, it } from '@jest/globals';
import { ModelUnavailableError } from './model.errors.js';

describe('The wait that a busy model asks for', () => {
  it.each([
    [1, 'in 1 second.'],
    [20, 'in 20 seconds.'],
    [90, 'in 2 minutes.'],
    [undefined, 'in a moment.'],
  ])('is said in words: %p', (seconds, words) => {
    const { message, retryAfterSeconds } = new ModelUnavailableError('busy', 429, seconds);
    expect([message, retryAfterSeconds]).toEqual([
      `The writing model is busy. Please try again ${words}`,
      seconds,
    ]);
  });
});
