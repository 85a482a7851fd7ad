import { describe, expect, it } from '@jest/globals';
import { retryDelayMs, retryDelaysMs, type CallKind } from './call-retry.rules.js';

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
