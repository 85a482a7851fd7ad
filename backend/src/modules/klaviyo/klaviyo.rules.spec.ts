import { DAY_MS, MINUTE_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isStaleNews, klaviyoOutcome, klaviyoRetryAt } from './klaviyo.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('What becomes of a call to Klaviyo', () => {
  it('is that the event was taken by 202 alone', () => {
    expect(klaviyoOutcome(202, null, NOW)).toEqual({ kind: 'taken' });
    expect(klaviyoOutcome(200, null, NOW)).toMatchObject({ kind: 'later' });
  });

  it.each([400, 413, 415, 422])('is an event that is wrong by %i', (status) => {
    expect(klaviyoOutcome(status, '5', NOW)).toEqual({ kind: 'refused', status });
  });

  it.each([null, 301, 401, 403, 404, 410, 429, 500, 503])('is one to try again by %p', (status) => {
    expect(klaviyoOutcome(status, null, NOW)).toEqual({ kind: 'later', status, retryAfterSeconds: null });
  });

  it.each([
    ['30', 30],
    ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
    ['Fri, 20 Nov 2026 11:00:00 GMT', null],
    ['0', null],
    ['-4', null],
    ['soon', null],
  ])('reads a Retry-After of %p', (retryAfter, seconds) => {
    expect(klaviyoOutcome(429, retryAfter, NOW)).toMatchObject({ retryAfterSeconds: seconds });
  });
});

describe('The next attempt at an event', () => {
  const attempt = (attempts: number, retryAfterSeconds: number | null = null, happenedAt = NOW) =>
    klaviyoRetryAt({ attempts, happenedAt, now: NOW, retryAfterSeconds })?.getTime();

  it('comes after 1, 2, 4 … minutes, and 6 hours at most', () => {
    const minutes = [1, 2, 3, 9, 10, 40].map((attempts) => (attempt(attempts)! - NOW.getTime()) / MINUTE_MS);
    expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
  });

  it('never comes before Klaviyo says, nor for a step that is no news any more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.option(fc.integer({ min: 1, max: 10_000_000 })),
        fc.integer({ min: 0, max: 4 * DAY_MS }),
        (attempts, seconds, age) => {
          const happenedAt = new Date(NOW.getTime() - age);
          const again = attempt(attempts, seconds, happenedAt);
          if (again === undefined) return;
          expect(again).toBeGreaterThanOrEqual(NOW.getTime() + Math.min((seconds ?? 0) * 1_000, 3 * DAY_MS));
          expect(isStaleNews(happenedAt, new Date(again))).toBe(false);
        },
      ),
    );
    expect(attempt(1, null, new Date(NOW.getTime() - 3 * DAY_MS))).toBeUndefined();
  });
});
