/**
 * Posts that are due in the same instant: our worker, from the ledger to a LinkedIn stand-in that takes 100
 * ms, against a bare BullMQ worker that makes the same HTTP call from an empty backlog; with an otherwise
 * empty schedule, and with a million posts for later days. A second reference writes a row before and after
 * each call: the minimum for any program that has to know after a crash what it has sent. The stand-in's
 * count is authoritative. Absolute figures are the machine's; the ratios count.
 *
 * BENCH_POSTS (at most 10,000: the stand-in remembers no more), BENCH_ROUNDS, BENCH_BACKLOG and BENCH_QUEUE
 * make it smaller.
 */
import { randomBytes } from 'node:crypto';
import { addDelayed, BARE_QUEUE, bareQueue, LEDGERED_QUEUE, type BareQueue } from './support/bare-queue.js';
import { createBenchDatabase, type BenchDatabase } from './support/bench-database.js';
import {
  burstPosts,
  connectAuthors,
  fillBacklog,
  forgetPosts,
  isLedgerAtRest,
  schedulePosts,
  statesOf,
  type Author,
} from './support/burst-data.js';
import { CALL_MS, runRound, type Round, type Sender } from './support/burst-round.js';
import { LinkedInStandIn } from './support/linkedin-stand-in.js';
import { startProcess, type ServerProcess } from './support/server-process.js';
import { choice, setting } from './support/setting.js';
import { line, summarise, verdict } from './support/statistics.js';

const POSTS = setting('BENCH_POSTS', 10_000);
const ROUNDS = setting('BENCH_ROUNDS', 3);
const BACKLOG = setting('BENCH_BACKLOG', 1_000_000);
const WARM_UP_POSTS = Math.min(POSTS, 2_000);
const AUTHORS = 500;
const AIM_P99 = 1.3;
const AIM_BACKLOG = 1.15;
const BACKENDS = ['PostgreSQL', 'Redis'] as const;
type Backend = (typeof BACKENDS)[number];

const script = (path: string) => new URL(path, import.meta.url).pathname;

export async function burstBench(): Promise<void> {
  console.log(
    `${POSTS.toLocaleString('en')} posts due in the same instant, LinkedIn takes ${CALL_MS} ms; lateness counted to the creation`,
  );
  for (const backend of choice('BENCH_QUEUE', BACKENDS)) await measure(backend);
}

async function measure(backend: Backend): Promise<void> {
  const database = await createBenchDatabase();
  const linkedin = await LinkedInStandIn.start();
  const redis = backend === 'Redis' ? redisOfBench() : null;
  const queues: BareQueue[] = [];
  const started: ServerProcess[] = [];
  const start = async (path: string, isReady: () => Promise<boolean>) => {
    const more: Record<string, string> =
      redis === null ? {} : { REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix };
    const process = await startProcess(script(path), linkedin.environment(database.url, more), isReady);
    started.push(process);
    return process;
  };
  try {
    const authors = await connectAuthors(database, linkedin, AUTHORS);
    const drumbeat: Sender = {
      name: 'Drumbeat',
      process: await start('../src/worker.js', () => holdsOwnerLock(database)),
      schedule: (posts, dueAt) => schedulePosts(database, posts, dueAt),
      isDone: () => isLedgerAtRest(database),
    };
    const reference = async (name: string, path: string, queueName: string): Promise<Sender> => {
      const bare = bareQueue({ databaseUrl: database.url, redis }, queueName);
      queues.push(bare);
      return {
        name,
        process: await start(path, async () => (await bare.queue.getWorkersCount()) > 0),
        schedule: (posts, dueAt) => addDelayed(bare.queue, posts, dueAt),
        isDone: async () => (await bare.queue.getActiveCount()) === 0,
      };
    };
    const peer = await reference('bare BullMQ', './references/bare-worker.js', BARE_QUEUE);
    const ledgered = await reference('bare with rows', './references/bare-ledger-worker.js', LEDGERED_QUEUE);
    const play = async (sender: Sender, count: number) => {
      const posts = burstPosts(authors, count);
      const round = await runRound(sender, posts, linkedin);
      if (sender === drumbeat) await assertPublished(database, posts);
      const { p99: late, rate } = round;
      console.log(
        `  (${sender.name} on ${backend}: ${count} posts, p99 ${late} ms, ${rate.toFixed(0)} posts/s)`,
      );
      await forgetPosts(database, posts);
      return round;
    };
    // A first round of each warms the programs up and is not counted.
    for (const sender of [peer, ledgered, drumbeat]) await play(sender, WARM_UP_POSTS);
    const bareRounds: Round[] = [];
    const ledgeredRounds: Round[] = [];
    const rounds = async () => {
      const ours: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bareRounds.push(await play(peer, POSTS));
        ledgeredRounds.push(await play(ledgered, POSTS));
        ours.push(await play(drumbeat, POSTS));
      }
      return ours;
    };
    const alone = await rounds();
    const backlogged = await withBacklog(database, authors, rounds);
    report(backend, { bare: bareRounds, ledgered: ledgeredRounds, alone, backlogged });
  } finally {
    await Promise.all(started.map((process) => process.stop()));
    await Promise.all(queues.map((queue) => queue.close()));
    await linkedin.stop();
    await database.close();
  }
}

/** Does nothing when the backlog is switched off. */
async function withBacklog(
  database: BenchDatabase,
  authors: readonly Author[],
  rounds: () => Promise<Round[]>,
): Promise<Round[]> {
  if (BACKLOG === 0) return [];
  await fillBacklog(database, authors, BACKLOG);
  return rounds();
}

function redisOfBench(): { url: string; prefix: string } {
  const url = process.env['TEST_REDIS_URL'];
  if (!url) throw new Error('TEST_REDIS_URL is not set; run the benchmarks through npm run bench');
  return { url, prefix: `bench-${randomBytes(6).toString('hex')}` };
}

async function holdsOwnerLock(database: BenchDatabase): Promise<boolean> {
  const [sequence] = await database.query<{ is_called: boolean }>('select is_called from publishing_owners');
  return sequence?.is_called === true;
}

async function assertPublished(
  database: BenchDatabase,
  posts: Parameters<typeof statesOf>[1],
): Promise<void> {
  const states = await statesOf(database, posts);
  if (states['published'] !== posts.length)
    throw new Error(`Drumbeat's ledger says ${JSON.stringify(states)}, of ${posts.length} posts`);
}

function report(
  backend: Backend,
  { bare, ledgered, alone, backlogged }: Record<'bare' | 'ledgered' | 'alone' | 'backlogged', Round[]>,
): void {
  console.log(`Queue on ${backend}; none was early, none was made twice, none was lost`);
  printRounds('bare BullMQ', bare);
  printRounds('bare, a row before and after', ledgered);
  printRounds('Drumbeat', alone);
  const late = p99(alone) / p99(bare);
  console.log(verdict('p99, of the bare worker’s', late, `at most ${AIM_P99}`, late <= AIM_P99));
  console.log(`  p99, of the bare one’s with rows ${(p99(alone) / p99(ledgered)).toFixed(2)}`);
  if (backlogged.length === 0) return;
  const waiting = BACKLOG.toLocaleString('en');
  printRounds(`Drumbeat, ${waiting} waiting`, backlogged);
  const later = p99(backlogged) / p99(bare);
  console.log(verdict('p99, of the bare worker’s', later, `at most ${AIM_P99}`, later <= AIM_P99));
  const growth = p99(backlogged) / p99(alone);
  console.log(verdict('p99, of its own', growth, `at most ${AIM_BACKLOG}`, growth <= AIM_BACKLOG));
}

function printRounds(name: string, rounds: readonly Round[]): void {
  const of = (figure: keyof Round) => summarise(rounds.map((round) => round[figure]));
  console.log(line(name, of('rate'), 'posts/s'));
  console.log(line('  lateness p50', of('p50'), 'ms'));
  console.log(line('  lateness p99', of('p99'), 'ms'));
  console.log(line('  CPU of the worker', of('cpuPerPost'), 'µs a post'));
}

function p99(rounds: readonly Round[]): number {
  return summarise(rounds.map((round) => round.p99)).median;
}
