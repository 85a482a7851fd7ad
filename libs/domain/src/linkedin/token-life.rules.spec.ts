import { describe, expect, it } from '@jest/globals';
import { outlivesToken } from './token-life.rules.js';

describe('the life of a connection', () => {
  const expiresAt = new Date('2026-12-31T12:00:00Z');

  it('covers a post due at least a day before its end', () => {
    expect(outlivesToken(new Date('2026-12-30T12:00:00.000Z'), expiresAt)).toBe(false);
    expect(outlivesToken(new Date('2026-12-30T12:00:00.001Z'), expiresAt)).toBe(true);
  });

  it('is taken as endless where LinkedIn gave no end', () => {
    expect(outlivesToken(new Date('2030-01-01T00:00:00Z'), null)).toBe(false);
  });
});
