import { DAY_MS, HOUR_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  afterDailyReset,
  FIGURE_SOURCES,
  type FigureSource,
  FIRST_READING_AFTER_MS,
  mayKeepReading,
  mayReadFigures,
  nextReadingAt,
  READ_FOR_MS,
  READING_PAUSE_REASONS,
  readingPauseUntil,
} from './figure-readings.rules.js';

const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** Ages in days at which a post is read, where each reading comes when it is due. */
function readingDays(publishedAt: Date): number[] {
  const days: number[] = [];
  let at: Date | null = new Date(publishedAt.getTime() + FIRST_READING_AFTER_MS);
  while (at !== null) {
    days.push((at.getTime() - publishedAt.getTime()) / DAY_MS);
    at = nextReadingAt(publishedAt, at);
  }
  return days;
}

describe('Readings of a post’s figures', () => {
  it('come each day of the first week, then each week, and end at 90 days', () => {
    expect(readingDays(new Date('2026-11-01T08:00:00Z'))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84,
    ]);
  });

  it('always lie ahead by a day or a week, never beyond 90 days, and end however late each of them is', () => {
    fc.assert(
      fc.property(
        instant,
        fc.array(fc.integer({ min: 0, max: 40 * DAY_MS }), { minLength: 100, maxLength: 100 }),
        (publishedAt, delays) => {
          let at: Date | null = new Date(publishedAt.getTime() + FIRST_READING_AFTER_MS);
          let count = 0;
          for (const delay of delays) {
            if (at === null) break;
            count += 1;
            const readAt = new Date(at.getTime() + delay);
            const next = nextReadingAt(publishedAt, readAt);
            if (next !== null) {
              expect([DAY_MS, 7 * DAY_MS]).toContain(next.getTime() - readAt.getTime());
              expect(next.getTime() - publishedAt.getTime()).toBeLessThanOrEqual(READ_FOR_MS);
            }
            at = next;
          }
          expect(at).toBeNull();
          expect(count).toBeLessThanOrEqual(18);
        },
      ),
    );
  });

  it('never take the place of what a person typed, in whatever order both come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FIGURE_SOURCES)), (attempts) => {
        const kept: FigureSource[] = [];
        for (const source of attempts) if (source === 'person' || mayKeepReading(kept)) kept.push(source);
        // The newest recording counts.
        expect(kept.at(-1) === 'person').toBe(attempts.includes('person'));
        // And what is typed is never refused.
        const typed = (all: readonly FigureSource[]) => all.filter((source) => source === 'person').length;
        expect(typed(kept)).toBe(typed(attempts));
      }),
    );
  });

  it('need the scope that LinkedIn grants for them', () => {
    expect(mayReadFigures(['openid', 'w_member_social'])).toBe(false);
    expect(mayReadFigures(['openid', 'r_member_postAnalytics'])).toBe(true);
  });
});

describe('A pause of readings', () => {
  it('lies ahead, and is over within 25 hours', () => {
    const jitter = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...READING_PAUSE_REASONS), instant, jitter, (reason, now, chance) => {
        const wait = readingPauseUntil(reason, now, chance).getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(25 * HOUR_MS);
      }),
    );
  });

  it('ends after LinkedIn’s daily reset where the day’s calls are spent', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(afterDailyReset(now, 0)).toEqual(new Date('2026-11-22T00:00:00Z'));
    expect(readingPauseUntil('throttled', now, 0.5)).toEqual(new Date('2026-11-22T00:30:00Z'));
    expect(readingPauseUntil('changed_shape', now, 0.5)).toEqual(new Date('2026-11-22T10:00:00Z'));
  });
});
