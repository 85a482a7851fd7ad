import { describe, expect, it } from '@jest/globals';
import { retryAfterSeconds } from './retry-after.js';

const now = new Date('2026-11-21T10:00:00Z');

describe('How long a service asks to be left alone', () => {
  it.each([
    ['20', 20],
    [' 86400 ', 86_400],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
    ['0', undefined],
    ['Sat, 21 Nov 2026 09:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('is read from the header %p as %p seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, { now })).toBe(seconds);
  });

  it('is a whole second more where a part of one is left, so that nobody comes too early', () => {
    const within = new Date('2026-11-21T10:00:00.400Z');
    expect(retryAfterSeconds('Sat, 21 Nov 2026 10:00:30 GMT', { now: within })).toBe(30);
    expect(retryAfterSeconds('Sat, 21 Nov 2026 10:00:01 GMT', { now: within })).toBe(1);
  });

  it('is nothing where it is longer than any caller would wait', () => {
    expect(retryAfterSeconds('3600', { now, atMost: 3_600 })).toBe(3_600);
    expect(retryAfterSeconds('86400', { now, atMost: 3_600 })).toBeUndefined();
  });
});
