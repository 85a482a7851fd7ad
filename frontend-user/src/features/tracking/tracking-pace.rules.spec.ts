import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  admitEvent,
  batchesOf,
  flushDelayMs,
  isPageViewDue,
  isPerformanceSampled,
  isTrackingSessionOver,
  TRACKING_PACE,
} from './tracking-pace.rules';

describe('the pace of tracking', () => {
  it('lets at most 10 events through in any second', () => {
    const times = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(times, (unordered) => {
        const passed: number[] = [];
        let recent: readonly number[] = [];
        for (const at of unordered.toSorted((a, b) => a - b)) {
          const admitted = admitEvent(recent, at);
          if (admitted === null) continue;
          recent = admitted;
          passed.push(at);
        }
        for (const [index, at] of passed.entries()) {
          const tenLater = passed[index + TRACKING_PACE.maxEventsPerSecond];
          expect((tenLater ?? Infinity) - at).toBeGreaterThanOrEqual(1_000);
        }
      }),
    );
  });

  it('loses no event that comes slowly enough', () => {
    let recent: readonly number[] | null = [];
    for (let at = 0; at < 5_000; at += 100) recent = recent && admitEvent(recent, at);
    expect(recent).not.toBeNull();
  });

  it.each([
    [null, 0, true],
    [0, 5_000, false],
    [0, 5_001, true],
  ])('with the last page view at %s, one at %d is tracked: %s', (last, now, expected) => {
    expect(isPageViewDue(last, now)).toBe(expected);
  });

  it.each([
    [0, true],
    [0.0999, true],
    [0.1, false],
    [0.9, false],
  ])('measures a page load whose random number is %d: %s', (random, expected) => {
    expect(isPerformanceSampled(random)).toBe(expected);
  });

  it('sends events after 30 s of idleness, a full batch at once', () => {
    expect([flushDelayMs(1), flushDelayMs(49), flushDelayMs(50)]).toEqual([30_000, 30_000, 0]);
  });

  it('ends a session after 30 minutes without an event', () => {
    expect(isTrackingSessionOver(0, 30 * 60_000 - 1)).toBe(false);
    expect(isTrackingSessionOver(0, 30 * 60_000)).toBe(true);
  });

  it('splits events into batches of 50, in their order', () => {
    const events = Array.from({ length: 120 }, (_, index) => index);
    const batches = batchesOf(events);
    expect(batches.map((batch) => batch.length)).toEqual([50, 50, 20]);
    expect(batches.flat()).toEqual(events);
    expect(batchesOf([])).toEqual([]);
  });
});
