import { describe, expect, it } from '@jest/globals';
import { LATEST_SEND_AFTER_CLAIM_MS, PUBLISHING } from './publication.constants.js';

describe('the times of publishing', () => {
  it('leave the longest call and its answer inside the lease', () => {
    expect(LATEST_SEND_AFTER_CLAIM_MS).toBeGreaterThan(0);
    expect(LATEST_SEND_AFTER_CLAIM_MS + PUBLISHING.sendTimeoutMs).toBeLessThan(PUBLISHING.leaseMs);
  });

  it('settle longer than a call can last', () => {
    expect(PUBLISHING.settleMs).toBeGreaterThan(PUBLISHING.sendTimeoutMs);
  });

  it('plan further ahead than one tick, so that no due row falls between two', () => {
    expect(PUBLISHING.plannerHorizonMs).toBeGreaterThan(2 * PUBLISHING.plannerTickMs);
  });

  it('tell the user in time even when the worker died at the start of its lease', () => {
    expect(PUBLISHING.leaseMs + PUBLISHING.settleMs + 2 * PUBLISHING.sweepTickMs).toBeLessThan(
      PUBLISHING.notifyUserWithinMs,
    );
  });
});
