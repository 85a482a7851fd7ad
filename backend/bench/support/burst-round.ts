import { setTimeout as pause } from 'node:timers/promises';
import type { BurstPost } from './burst-data.js';
import type { LinkedInStandIn, Seen } from './linkedin-stand-in.js';
import type { ServerProcess } from './server-process.js';
import { percentile } from './statistics.js';

/** LinkedIn's response time for one post. */
export const CALL_MS = 100;
/**
 * Time between filling the schedule and the due instant: a tick of the planner (5 s) and time to put all
 * wake-ups into the queue.
 */
const LEAD_MS = 15_000;
/** No round needs this long; one that does has failed. */
const ROUND_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 250;

/** A worker under test that sends posts at an instant. */
export interface Sender {
  readonly name: string;
  readonly process: ServerProcess;
  readonly schedule: (posts: readonly BurstPost[], dueAt: Date) => Promise<void>;
  /** True when nothing is left to do, outcomes included. */
  readonly isDone: () => Promise<boolean>;
}

export interface Round {
  /** Posts a second from the instant to the last creation. */
  readonly rate: number;
  /** Milliseconds from the instant to a creation. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the worker's CPU. */
  readonly cpuPerPost: number;
}

/**
 * Makes all of these due at one instant.
 * @throws Error when one was early, made twice, or not made
 */
export async function runRound(
  sender: Sender,
  posts: readonly BurstPost[],
  linkedin: LinkedInStandIn,
): Promise<Round> {
  await linkedin.reset();
  await linkedin.takeTime(posts.length, CALL_MS);
  const cpuBefore = sender.process.cpuMicroseconds();
  const dueAt = new Date(Date.now() + LEAD_MS);
  await sender.schedule(posts, dueAt);
  const seen = await untilAllSeen(sender, posts.length, dueAt, linkedin);
  const cpu = sender.process.cpuMicroseconds() - cpuBefore;
  assertOnceEach(sender.name, posts, seen);
  const lateness = seen.posts.map(({ created_at }) => Date.parse(created_at) - dueAt.getTime());
  // LinkedIn has it after the call's time; the call itself must not begin before the instant.
  const earliest = Math.min(...lateness) - CALL_MS;
  if (earliest < 0) throw new Error(`${sender.name} sent a post ${-earliest} ms early`);
  return {
    rate: posts.length / (Math.max(...lateness) / 1000),
    p50: percentile(lateness, 0.5),
    p99: percentile(lateness, 0.99),
    cpuPerPost: cpu / posts.length,
  };
}

async function untilAllSeen(
  { name, isDone }: Sender,
  count: number,
  dueAt: Date,
  linkedin: LinkedInStandIn,
): Promise<Seen> {
  await pause(dueAt.getTime() - Date.now());
  const deadline = Date.now() + ROUND_WITHIN_MS;
  for (;;) {
    const awaited = await linkedin.awaited();
    if (awaited === 0 && (await isDone())) {
      // A second send would come a little later.
      await pause(1_000);
      return linkedin.seen();
    }
    if (Date.now() > deadline)
      throw new Error(`${name} sent ${count - awaited} of ${count} posts within ${ROUND_WITHIN_MS} ms`);
    await pause(LOOK_EVERY_MS);
  }
}

function assertOnceEach(
  name: string,
  posts: readonly BurstPost[],
  { created, calls, posts: made }: Seen,
): void {
  const texts = new Set(made.map(({ text }) => text));
  const missing = posts.filter(({ text }) => !texts.has(text)).length;
  if (created !== posts.length || calls !== posts.length || texts.size !== posts.length || missing > 0) {
    throw new Error(
      `${name}: ${posts.length} posts, ${calls} calls, ${created} creations, ${missing} missing`,
    );
  }
}
