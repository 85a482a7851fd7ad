import { describe, expect, it } from '@jest/globals';
import { ModelUnavailableError } from './model.errors.js';
import { retryAfterSeconds } from './retry-after.js';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('How long a busy model asks to be left alone', () => {
  it.each([
    ['20', 20],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
    ['0', undefined],
    ['86400', undefined],
    ['Sat, 21 Nov 2026 09:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is read from the header %p as %p seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });

  it.each([
    [1, 'in 1 second.'],
    [20, 'in 20 seconds.'],
    [90, 'in 2 minutes.'],
    [undefined, 'in a moment.'],
  ])('is said in words: %p', (seconds, words) => {
    const { message, retryAfterSeconds: header } = new ModelUnavailableError('busy', 429, seconds);
    expect([message, header]).toEqual([`The writing model is busy. Please try again ${words}`, seconds]);
  });
});
