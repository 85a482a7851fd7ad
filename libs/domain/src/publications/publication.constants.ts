/** The times of publishing, in milliseconds (docs/publishing.md, "Times"). */
export const PUBLISHING = {
  /** How late a post may still be published automatically; later the user decides. */
  graceMs: 30 * 60_000,
  /** How long a worker owns a claimed row. */
  leaseMs: 60_000,
  /** How long one call to LinkedIn may take. */
  sendTimeoutMs: 20_000,
  /** Minimum remainder of the lease after the longest call: the result is written while the row is still ours. */
  sendMarginMs: 5_000,
  /** How long after a lost response LinkedIn might still commit the post. */
  settleMs: 120_000,
  /** The planner looks for due rows this often … */
  plannerTickMs: 5_000,
  /** … and queues what falls due within this time; nothing further ahead is ever in the queue. */
  plannerHorizonMs: 30_000,
  /** The sweeper ends expired leases and overdue waits this often. */
  sweepTickMs: 5_000,
  /** How long a new access token may get 401 before LinkedIn knows it everywhere. */
  freshTokenLagMs: 60_000,
  /** Images and documents go to LinkedIn this long before their post is due, so that a slow upload makes no post late. */
  mediaAheadMs: 10 * 60_000,
  /** After an unclear outcome, the user is notified within this time. */
  notifyUserWithinMs: 10 * 60_000,
} as const;

/** The grace as used in texts. */
export const GRACE_MINUTES = PUBLISHING.graceMs / 60_000;

/** The latest moment, after claiming, at which the call may still start: lease less time-out less margin. */
export const LATEST_SEND_AFTER_CLAIM_MS =
  PUBLISHING.leaseMs - PUBLISHING.sendTimeoutMs - PUBLISHING.sendMarginMs;
