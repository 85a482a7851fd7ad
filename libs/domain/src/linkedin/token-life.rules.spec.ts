import { describe, expect, it } from '@jest/globals';
import { daysLeftLabel, endsSoon, outlivesToken } from './token-life.rules.js';

describe('the life of a connection', () => {
  const expiresAt = new Date('2026-12-31T12:00:00Z');

  it('covers a post due at least a day before its end', () => {
    expect(outlivesToken(new Date('2026-12-30T12:00:00.000Z'), expiresAt)).toBe(false);
    expect(outlivesToken(new Date('2026-12-30T12:00:00.001Z'), expiresAt)).toBe(true);
  });

  it('is taken as endless where LinkedIn gave no end', () => {
    expect(outlivesToken(new Date('2030-01-01T00:00:00Z'), null)).toBe(false);
  });

  it('ends soon from two weeks before its end on, and never where the end is not known', () => {
    expect(endsSoon(15)).toBe(false);
    expect(endsSoon(14)).toBe(true);
    expect(endsSoon(0)).toBe(true);
    expect(endsSoon(null)).toBe(false);
  });

  it.each([
    [46, '46 days left'],
    [1, '1 day left'],
    [0, 'Ends today'],
  ])('with %p days to go says %p', (days, words) => {
    expect(daysLeftLabel(days)).toBe(words);
  });
});
