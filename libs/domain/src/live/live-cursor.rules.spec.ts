import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { liveCursor, liveRetryMs, liveStart } from './live-cursor.rules.js';
import { LIVE } from './live-events.js';

const NOW = new Date('2026-11-27T09:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('A stream', () => {
  it('goes on where its page was, and looks back by the longest transaction', () => {
    const start = liveStart(liveCursor(ago(20_000)), NOW);
    expect(start).toEqual({ since: ago(20_000 + LIVE.overlapMs), isTooLate: false, isFirst: false });
  });

  it('of a new page begins now, and what is there already is no news', () => {
    for (const cursor of [null, '', '-5', 'yesterday', '1e9', '9'.repeat(16)]) {
      expect(liveStart(cursor, NOW)).toEqual({ since: ago(LIVE.overlapMs), isTooLate: false, isFirst: true });
    }
  });

  it('tells a page that was away for too long', () => {
    expect(liveStart(liveCursor(ago(LIVE.keptMs + 1)), NOW).isTooLate).toBe(true);
    expect(liveStart(liveCursor(ago(LIVE.keptMs)), NOW).isTooLate).toBe(false);
  });

  it('never skips a fact that came after its cursor within the kept time, and never reads further back than is kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10 * LIVE.keptMs, max: 10 * LIVE.keptMs }), (age) => {
        const told = ago(age);
        const { since, isTooLate } = liveStart(liveCursor(told), NOW);
        if (!isTooLate) expect(since.getTime()).toBeLessThanOrEqual(told.getTime() - LIVE.overlapMs);
        expect(since.getTime()).toBeGreaterThanOrEqual(NOW.getTime() - LIVE.keptMs - LIVE.overlapMs);
      }),
    );
  });
});

describe('The pause before a page tries again', () => {
  it('grows to a minute, and a half more by chance', () => {
    expect([1, 2, 3, 7, 50].map((failures) => liveRetryMs(failures, 0))).toEqual([
      1_000, 2_000, 4_000, 60_000, 60_000,
    ]);
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
        const pause = liveRetryMs(failures, chance);
        expect(pause).toBeGreaterThanOrEqual(1_000);
        expect(pause).toBeLessThanOrEqual(90_000);
      }),
    );
  });
});
