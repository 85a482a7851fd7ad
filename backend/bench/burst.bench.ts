/**
 * Posts that are due in the same instant: our worker, from the ledger to the LinkedIn stand-in, against a bare BullMQ worker that
 * makes the same HTTP call. What the stand-in counts is the truth. Absolute rates are the machine's; the ratio counts.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createBenchDatabase, type BenchDatabase } from './support/bench-database.js';
import { addDelayed, bareQueue } from './support/bare-queue.js';
import {
  burstPosts,
  connectAuthors,
  countInState,
  schedulePosts,
  type BurstPost,
} from './support/burst-data.js';
import { LinkedInStandIn, type Seen } from './support/linkedin-stand-in.js';
import { startProcess, type ServerProcess } from './support/server-process.js';
import { line, percentile, summarise, verdict } from './support/statistics.js';

const ROUNDS = 5;
const POSTS = 2_000;
const AUTHORS = 500;
const AIM = 0.5;
/** Between filling the schedule and the instant: a tick of the planner (5 s) and time to put 2,000 wake-ups into the queue. */
const LEAD_MS = 12_000;
/** Nobody needs this long; a round that does has failed. */
const ROUND_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 250;

interface Round {
  /** Posts a second from the instant to the last creation. */
  readonly rate: number;
  /** Milliseconds from the instant to each creation. */
  readonly lateness: readonly number[];
  readonly cpuPerPost: number;
}

interface Peer {
  readonly name: string;
  readonly process: ServerProcess;
  readonly schedule: (posts: readonly BurstPost[], dueAt: Date) => Promise<void>;
  /** Whether nothing is left to do, the outcomes included. */
  readonly isDone: () => Promise<boolean>;
  readonly rounds: Round[];
}

const script = (path: string) => new URL(path, import.meta.url).pathname;

export async function burstBench(): Promise<void> {
  const database = await createBenchDatabase();
  const linkedin = await LinkedInStandIn.start();
  const queue = bareQueue(database.url);
  const started: ServerProcess[] = [];
  const start = async (path: string, isReady: () => Promise<boolean>) => {
    const process = await startProcess(script(path), linkedin.environment(database.url), isReady);
    started.push(process);
    return process;
  };
  try {
    const authors = await connectAuthors(database, linkedin, AUTHORS);
    const peers: Peer[] = [
      {
        name: 'Drumbeat',
        process: await start('../src/worker.js', () => holdsOwnerLock(database)),
        schedule: (posts, dueAt) => schedulePosts(database, posts, dueAt),
        isDone: async () => (await countInState(database, 'sending')) === 0,
        rounds: [],
      },
      {
        name: 'bare BullMQ',
        process: await start('./references/bare-worker.js', async () => (await queue.getWorkersCount()) > 0),
        schedule: (posts, dueAt) => addDelayed(queue, posts, dueAt),
        isDone: async () => (await queue.getActiveCount()) === 0,
        rounds: [],
      },
    ];
    // The first round of each warms the programs up and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const peer of peers) {
        const result = await runRound(peer, burstPosts(authors, POSTS), linkedin);
        if (round > 0) peer.rounds.push(result);
        await database.query('delete from posts');
        await database.query('vacuum analyze');
      }
    }
    report(peers);
  } finally {
    await Promise.all(started.map((process) => process.stop()));
    await queue.close();
    await linkedin.stop();
    await database.close();
  }
}

async function runRound(peer: Peer, posts: readonly BurstPost[], linkedin: LinkedInStandIn): Promise<Round> {
  await linkedin.reset();
  const cpuBefore = peer.process.cpuMicroseconds();
  const dueAt = new Date(Date.now() + LEAD_MS);
  await peer.schedule(posts, dueAt);
  const seen = await untilAllSeen(peer, posts.length, dueAt, linkedin);
  const cpu = peer.process.cpuMicroseconds() - cpuBefore;
  assertOnceEach(peer.name, posts, seen);
  const lateness = seen.posts.map(({ created_at }) => Date.parse(created_at) - dueAt.getTime());
  const earliest = Math.min(...lateness);
  if (earliest < 0) throw new Error(`${peer.name} sent a post ${-earliest} ms early`);
  return {
    rate: posts.length / (Math.max(...lateness) / 1000),
    lateness,
    cpuPerPost: cpu / posts.length,
  };
}

async function untilAllSeen(
  peer: Peer,
  count: number,
  dueAt: Date,
  linkedin: LinkedInStandIn,
): Promise<Seen> {
  await pause(dueAt.getTime() - Date.now());
  const deadline = Date.now() + ROUND_WITHIN_MS;
  for (;;) {
    const seen = await linkedin.seen();
    if (seen.created >= count && (await peer.isDone())) {
      // What comes a second time comes a little later.
      await pause(1_000);
      return linkedin.seen();
    }
    if (Date.now() > deadline)
      throw new Error(`${peer.name} made ${seen.created} of ${count} posts within ${ROUND_WITHIN_MS} ms`);
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

async function holdsOwnerLock(database: BenchDatabase): Promise<boolean> {
  const [sequence] = await database.query<{ is_called: boolean }>('select is_called from publishing_owners');
  return sequence?.is_called === true;
}

function report(peers: readonly Peer[]): void {
  console.log(`${POSTS} posts due in the same instant; none was early, none was made twice`);
  for (const { name, rounds } of peers) {
    const late = (share: number) => summarise(rounds.map(({ lateness }) => percentile(lateness, share)));
    console.log(line(name, summarise(rounds.map(({ rate }) => rate)), 'posts/s'));
    console.log(line('  lateness p50', late(0.5), 'ms'));
    console.log(line('  lateness p99', late(0.99), 'ms'));
    console.log(
      line('  CPU of the worker', summarise(rounds.map(({ cpuPerPost }) => cpuPerPost)), 'µs a post'),
    );
  }
  const [mine, peer] = peers.map(({ rounds }) => summarise(rounds.map(({ rate }) => rate)).median);
  const ratio = mine! / peer!;
  console.log(verdict('ratio', ratio, `at least ${AIM}`, ratio >= AIM));
}
