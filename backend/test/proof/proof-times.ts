import type { PublishingConfig } from '../../src/config/config.js';

/** The times of docs/publishing.md, some twelve times as fast: a call may start within 3 s of its claim. */
export const PROOF_TIMES: PublishingConfig = {
  plannerIntervalMs: 200,
  planAheadMs: 2_000,
  sweepIntervalMs: 200,
  leaseMs: 5_000,
  connectTimeoutMs: 1_000,
  sendTimeoutMs: 1_500,
  sendMarginMs: 500,
  settleMs: 2_000,
  ownerWaitMs: 2_000,
  graceMs: 30 * 60_000,
};
