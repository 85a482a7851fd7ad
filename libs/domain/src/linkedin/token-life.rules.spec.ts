import { DAY_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  CONNECTION_DAYS,
  connectionDaysLeft,
  connectionEndLabel,
  daysLeftLabel,
  endsSoon,
  outlivesToken,
} from './token-life.rules.js';

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
    ['2027-01-20T12:00:00Z', 60],
    ['2027-01-20T11:59:59Z', 60],
    ['2026-11-22T12:00:01Z', 2],
    ['2026-11-22T12:00:00Z', 1],
    ['2026-11-21T12:00:01Z', 1],
    ['2026-11-21T12:00:00Z', 0],
    ['2026-11-20T12:00:00Z', 0],
  ])('until %s has %i days left at noon of November 21', (end, days) => {
    expect(connectionDaysLeft(new Date(end), new Date('2026-11-21T12:00:00Z'))).toBe(days);
  });

  it('has no count of days where its end is not known', () => {
    expect(connectionDaysLeft(null, new Date(0))).toBeNull();
  });

  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const lives = fc.integer({ min: 1, max: CONNECTION_DAYS * DAY_MS });

  it('counts the begun day at every moment, and never one more', () => {
    fc.assert(
      fc.property(moments, lives, (now, life) => {
        const days = connectionDaysLeft(new Date(now.getTime() + life), now) ?? Number.NaN;
        expect((days - 1) * DAY_MS).toBeLessThan(life);
        expect(days * DAY_MS).toBeGreaterThanOrEqual(life);
      }),
    );
  });

  it('says 60 throughout the first day of 60, however long the consent took, and fewer as time goes by', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: DAY_MS - 1 }), lives, (consent, passed, more) => {
        const end = new Date(consent.getTime() + CONNECTION_DAYS * DAY_MS);
        const early = new Date(consent.getTime() + passed);
        expect(connectionDaysLeft(end, early)).toBe(CONNECTION_DAYS);
        const late = new Date(early.getTime() + more);
        expect(connectionDaysLeft(end, late)).toBeLessThanOrEqual(CONNECTION_DAYS);
        expect(connectionDaysLeft(end, late) === 0).toBe(late >= end);
      }),
    );
  });

  it.each([
    [60, '60 days left', 'Your LinkedIn connection ends within 60 days.'],
    [2, '2 days left', 'Your LinkedIn connection ends within 2 days.'],
    [1, 'Less than a day left', 'Your LinkedIn connection ends within a day.'],
    [0, 'Less than a day left', 'Your LinkedIn connection ends within a day.'],
  ])('with %p days to go says %p, and as a sentence %p', (days, words, sentence) => {
    expect(daysLeftLabel(days)).toBe(words);
    expect(connectionEndLabel(days)).toBe(sentence);
  });
});
