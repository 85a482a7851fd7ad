import { describe, expect, it } from '@jest/globals';
import { retryDelayMs, retryDelaysMs, throttledDelayMs, type CallKind } from './call-retry.rules.js';

const repeatable: CallKind[] = ['read', 'session-refresh', 'versioned-autosave'];

describe('tries of a call without an answer', () => {
  it.each(repeatable)('of a %s follow after 1, 2 and 5 s, and no more', (kind) => {
    expect(retryDelaysMs(kind)).toEqual([1_000, 2_000, 5_000]);
    expect([1, 2, 3, 4].map((failures) => retryDelayMs(kind, failures))).toEqual([1_000, 2_000, 5_000, null]);
  });

  it('of any other write do not follow: a post must not go out twice', () => {
    expect(retryDelaysMs('write')).toEqual([]);
    expect(retryDelayMs('write', 1)).toBeNull();
  });
});

describe('tries of a read that was one too many', () => {
  it('follow after as long as the server says, twice at most', () => {
    expect([1, 2, 3].map((refusals) => throttledDelayMs(4, refusals))).toEqual([4_000, 4_000, null]);
  });

  it('do not follow where it says nothing or asks for more than ten seconds', () => {
    expect(throttledDelayMs(undefined, 1)).toBeNull();
    expect(throttledDelayMs(10, 1)).toBe(10_000);
    expect(throttledDelayMs(11, 1)).toBeNull();
  });
});
