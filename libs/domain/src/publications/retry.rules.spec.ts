import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instants } from '../time/testing/time-arbitraries.js';
import { isPastGrace, minutesLate, notSentDelayMs, rateLimitRetryAt } from './retry.rules.js';

describe('pauses after what was not sent', () => {
  it('double from 5 s and end at 5 minutes', () => {
    expect([1, 2, 3, 4, 7, 40].map((failures) => notSentDelayMs(failures, 0))).toEqual([
      5_000, 10_000, 20_000, 40_000, 300_000, 300_000,
    ]);
  });

  it('spread by up to half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (failures, jitter) => {
          const shortest = notSentDelayMs(failures, 0);
          expect(notSentDelayMs(failures, jitter)).toBeGreaterThanOrEqual(shortest);
          expect(notSentDelayMs(failures, jitter)).toBeLessThanOrEqual(shortest * 1.5);
        },
      ),
    );
  });
});

describe('pauses after a 429', () => {
  const now = new Date('2026-11-21T22:50:00Z');

  it.each([
    [1, '2026-11-21T22:51:00.000Z'],
    [2, '2026-11-21T22:55:00.000Z'],
    [3, '2026-11-21T23:05:00.000Z'],
  ])('number %i ends at %s', (failures, retryAt) => {
    expect(rateLimitRetryAt({ failures, now, jitter: 0.5 })).toEqual({
      retryAt: new Date(retryAt),
      untilReset: false,
    });
  });

  it('then last until the reset at 00:00 UTC, spread over five minutes', () => {
    expect(rateLimitRetryAt({ failures: 4, now, jitter: 0 })).toEqual({
      retryAt: new Date('2026-11-22T00:00:00Z'),
      untilReset: true,
    });
    expect(rateLimitRetryAt({ failures: 9, now, jitter: 0.5 }).retryAt).toEqual(
      new Date('2026-11-22T00:02:30Z'),
    );
  });

  it('always lie ahead', () => {
    fc.assert(
      fc.property(instants(), fc.integer({ min: 1, max: 10 }), (moment, failures) => {
        expect(rateLimitRetryAt({ failures, now: moment, jitter: 0 }).retryAt.getTime()).toBeGreaterThan(
          moment.getTime(),
        );
      }),
    );
  });
});

describe('lateness', () => {
  const dueAt = new Date('2026-11-21T12:00:00Z');

  it('is within the grace up to exactly 30 minutes', () => {
    expect(isPastGrace(dueAt, new Date('2026-11-21T12:30:00.000Z'))).toBe(false);
    expect(isPastGrace(dueAt, new Date('2026-11-21T12:30:00.001Z'))).toBe(true);
  });

  it('is said from the first full minute on', () => {
    expect(minutesLate(dueAt, new Date('2026-11-21T11:59:00Z'))).toBe(0);
    expect(minutesLate(dueAt, new Date('2026-11-21T12:00:59Z'))).toBe(0);
    expect(minutesLate(dueAt, new Date('2026-11-21T12:12:30Z'))).toBe(12);
  });
});
