import { describe, expect, it } from '@jest/globals';
import { connectionEndLabel, daysLeftLabel, endsSoon, outlivesToken } from './token-life.rules.js';

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
    [46, '46 days left', 'Your LinkedIn connection ends in 46 days.'],
    [1, '1 day left', 'Your LinkedIn connection ends in a day.'],
    [0, 'Ends today', 'Your LinkedIn connection ends today.'],
  ])('with %p days to go says %p, and as a sentence %p', (days, words, sentence) => {
    expect(daysLeftLabel(days)).toBe(words);
    expect(connectionEndLabel(days)).toBe(sentence);
  });
});
