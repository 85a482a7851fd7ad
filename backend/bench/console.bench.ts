/**
 * The console's lists with 200,000 users and 2,000,000 prompts (BENCH_USERS, BENCH_PROMPTS): each as it opens, on the last page that
 * the console leads to, in every order and with every filter that its screen offers, and searched. Two questions: do indexes serve
 * it, and what does the server add to bare Fastify + pg with the same statements in the same run.
 */
import { besideReference, type Peer } from './support/beside-reference.js';
import { fillConsole } from './support/console-data.js';
import { consoleLists, consoleWays, type ListWay } from './support/console-lists.js';
import { ExplainedReads, type ReadPlan } from './support/explained-reads.js';
import { assertSameAnswer, load } from './support/http-load.js';
import { setting } from './support/setting.js';
import { summarise, verdict } from './support/statistics.js';

const USERS = setting('BENCH_USERS', 200_000);
const PROMPTS = setting('BENCH_PROMPTS', 2_000_000);
const ROUNDS = setting('BENCH_ROUNDS', 5);
const WARM_UP = setting('BENCH_WARM_UP', 500);
/** Enough for half a second of CPU: the kernel counts it in steps of 10 ms. */
const REQUESTS = 400;
const AIM = 1.4;
/** A statement is stopped after it. */
const MOST_MS = 20_000;
/** Rows that one answer may look at. */
const MOST_ROWS = 50_000;
/** Answers that take longer say nothing about what the server adds. */
const QUICK_MS = 100;

export async function consoleBench(): Promise<void> {
  await besideReference(async ({ database, userId, product, startReference }) => {
    await database.query('update profiles set is_admin = true where id = $1', [userId]);
    await fillConsole(database, { users: USERS, prompts: PROMPTS });
    console.log(
      `The console's lists with ${USERS.toLocaleString('en')} users and ${PROMPTS.toLocaleString('en')} prompts`,
    );
    const plans = await explain(database.url, userId);
    const bare = await startReference('bare-lists', '/api/admin/audit-log');
    console.log('CPU of the server for a list, against bare Fastify + pg');
    for (const [way, plan] of plans) {
      if (way.name !== 'as it opens' || plan.milliseconds > QUICK_MS) continue;
      await measure(way, [product, bare]);
    }
  });
}

async function explain(url: string, staffId: string): Promise<Map<ListWay, ReadPlan>> {
  const reads = await ExplainedReads.open(url, MOST_MS);
  const plans = new Map<ListWay, ReadPlan>();
  let unmet = 0;
  for (const way of consoleWays()) {
    const plan = await reads.plan(async (database) => consoleLists(database)[way.list]?.(way.query, staffId));
    plans.set(way, plan);
    const isMet = !plan.isStopped && plan.scanned.length === 0 && plan.rows <= MOST_ROWS;
    if (!isMet) unmet += 1;
    const found = plan.scanned.length > 0 ? `scans ${plan.scanned.join(', ')}` : plan.indexes.join(', ');
    const cost = plan.isStopped
      ? `stopped after ${MOST_MS / 1_000} s`
      : `${plan.milliseconds.toFixed(1)} ms, ${plan.rows} rows`;
    console.log(
      `  ${isMet ? '   ' : 'NOT'} ${`${way.list}, ${way.name}`.padEnd(52)} ${cost.padEnd(28)} ${found}`,
    );
  }
  await reads.close();
  console.log(
    `  ${plans.size - unmet} of ${plans.size} by indexes alone, with at most ${MOST_ROWS} rows: ${unmet === 0 ? 'met' : 'NOT met'}`,
  );
  return plans;
}

async function measure({ list, path }: ListWay, [product, bare]: readonly [Peer, Peer]): Promise<void> {
  await assertSameAnswer(path, product, bare);
  const peers = [product, bare].map((peer) => ({ ...peer, cpu: [] as number[] }));
  for (const { url, headers } of peers) await load(`${url}${path}`, headers, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turns the one and the other first: what comes second meets caches that the first one has warmed.
    for (const { process, url, headers, cpu } of round % 2 === 0 ? peers : peers.toReversed()) {
      const before = process.cpuMicroseconds();
      await load(`${url}${path}`, headers, REQUESTS);
      cpu.push((process.cpuMicroseconds() - before) / REQUESTS);
    }
  }
  const [ours, theirs] = peers.map(({ cpu }) => summarise(cpu).median);
  const ratio = ours! / theirs!;
  console.log(
    `${verdict(list, ratio, `at most ${AIM}`, ratio <= AIM)}   ${ours!.toFixed(0)} µs, bare ${theirs!.toFixed(0)} µs`,
  );
}
