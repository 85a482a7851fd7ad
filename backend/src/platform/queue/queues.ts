/** The queues and how a worker process runs each of them. */
export const QUEUES = {
  /** Slow work with a model: a few at a time. A stalled job runs again; its handler is safe to run twice. */
  writing: { concurrency: 4, maxStalledCount: 1 },
  /** Comparisons of drafts with their authors' posts: nobody waits for them, and one thread does them all. */
  comparing: { concurrency: 1, maxStalledCount: 1 },
  /**
   * Wake-ups for publications. Many wait for LinkedIn at once, and the more are in progress, the more of them share a
   * statement of the ledger (docs/benchmarks.md). A stalled one is never run again by the queue: the ledger alone
   * decides what happens after a crash (docs/publishing.md).
   */
  publishing: { concurrency: 300, maxStalledCount: 0 },
  /** Messages of the payment service: each asks it for the state of one customer, and is safe to run twice. */
  payments: { concurrency: 4, maxStalledCount: 1 },
  /** Steps that the marketing service is told of: a row's lease, and its own dropping of repetitions, make one of them. */
  marketing: { concurrency: 2, maxStalledCount: 1 },
  /** Mails: a row's lease keeps a stalled one from being sent by two. */
  mail: { concurrency: 4, maxStalledCount: 1 },
  /**
   * Messages to browsers: their services are as many as their makers, and none of them may keep the others waiting. Most of these wait in
   * the worker for their user's turn (send-push.command.ts).
   */
  push: { concurrency: 300, maxStalledCount: 1 },
} as const;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
