/**
 * One user's library of 5,000 prompts in tables of 10,000 to 1,000,000, with sign-in checked, against bare Fastify + pg with
 * the same statements in the same run. Two figures count: CPU of the server per request, against the reference; and that
 * together with the database's, from the smallest to the largest table and from the first page to the hundredth.
 */
import { besideReference, type Peer } from './support/beside-reference.js';
import type { BenchDatabase } from './support/bench-database.js';
import { databaseCpu, databaseCpuBetween } from './support/database-cpu.js';
import { assertSameAnswer, load } from './support/http-load.js';
import { fillLibrary, fillOtherUsers } from './support/library-data.js';
import { line, summarise, verdict } from './support/statistics.js';

const SIZES = [10_000, 100_000, 1_000_000];
const ROUNDS = 5;
const REQUESTS = 150;
const WARM_UP = 2_500;
const AIM_REFERENCE = 1.35;
const AIM_GROWTH = 1.2;
const LIST = '/api/content-prompts?limit=50';
const LAST_PAGE = 100;

/** Microseconds per request, a figure for each round. */
interface Cost {
  readonly server: number[];
  readonly database: number[];
}

export async function libraryBench(): Promise<void> {
  await besideReference(async ({ database, userId, product, startReference }) => {
    const peers: [Peer, Peer] = [product, await startReference('bare-pages', LIST)];
    console.log('Library page of a user with 5,000 prompts, CPU per request');
    await fillOtherUsers(database);
    for (const size of SIZES) {
      await fillLibrary(database, userId, size);
      await measureSize(size, peers, database);
    }
    report();
  });
}

/** Measurements by page and by size of the table. */
const results = new Map<string, Map<number, { ours: Cost; bare: Cost }>>();

async function measureSize(size: number, peers: [Peer, Peer], database: BenchDatabase): Promise<void> {
  const pages: Record<string, string> = {
    'page 1': LIST,
    'page 100': `${LIST}&cursor=${await cursorOfPage(peers[0], LAST_PAGE)}`,
    'page 1, filtered': `${LIST}&status=used&type=story&theme=2`,
    'page 1, searched': `${LIST}&search=${encodeURIComponent('Pricing')}`,
    'searched in vain': `${LIST}&search=zzqqxx`,
  };
  for (const page of Object.values(pages)) {
    await assertSameAnswer(page, ...peers);
  }
  if (size === SIZES[0]) for (const peer of peers) await load(`${peer.url}${LIST}`, peer.headers, WARM_UP);
  for (const [name, page] of Object.entries(pages)) {
    const costs: [Cost, Cost] = [
      { server: [], database: [] },
      { server: [], database: [] },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, peer] of peers.entries()) await measure(peer, page, costs[index]!, database);
    }
    const bySize = results.get(name) ?? new Map<number, { ours: Cost; bare: Cost }>();
    results.set(name, bySize.set(size, { ours: costs[0], bare: costs[1] }));
    console.log(`  ${name}, table of ${size.toLocaleString('en')}`);
    console.log(line('  Drumbeat', summarise(costs[0].server), 'µs'));
    console.log(line('  bare Fastify + pg', summarise(costs[1].server), 'µs'));
    console.log(line('  PostgreSQL, for Drumbeat', summarise(costs[0].database), 'µs'));
  }
}

async function measure(
  { process, url, headers }: Peer,
  page: string,
  cost: Cost,
  database: BenchDatabase,
): Promise<void> {
  const before = { server: process.cpuMicroseconds(), database: await databaseCpu(database) };
  await load(`${url}${page}`, headers, REQUESTS);
  cost.server.push((process.cpuMicroseconds() - before.server) / REQUESTS);
  cost.database.push(databaseCpuBetween(before.database, await databaseCpu(database)) / REQUESTS);
}

async function cursorOfPage({ url, headers }: Peer, page: number): Promise<string> {
  let cursor = '';
  for (let read = 1; read < page; read += 1) {
    const response = await fetch(`${url}${LIST}${cursor && `&cursor=${cursor}`}`, { headers });
    const { next_cursor: next } = (await response.json()) as { next_cursor: string | null };
    if (next === null) throw new Error(`There is no page ${page}, the last one is ${read}`);
    cursor = next;
  }
  return cursor;
}

const whole = ({ server, database }: Cost) => summarise(server).median + summarise(database).median;

function report(): void {
  const smallest = SIZES[0]!;
  const largest = SIZES.at(-1)!;
  for (const [page, bySize] of results) {
    console.log(`  ${page}`);
    const at = (size: number) => bySize.get(size)!;
    const median = (cost: Cost) => summarise(cost.server).median;
    const ratio = median(at(largest).ours) / median(at(largest).bare);
    console.log(verdict('against bare', ratio, `at most ${AIM_REFERENCE}`, ratio <= AIM_REFERENCE));
    const growth = whole(at(largest).ours) / whole(at(smallest).ours);
    console.log(verdict('largest to smallest table', growth, `at most ${AIM_GROWTH}`, growth <= AIM_GROWTH));
  }
  const [first, last] = ['page 1', 'page 100'].map((page) => whole(results.get(page)!.get(largest)!.ours));
  const ratio = last! / first!;
  console.log(verdict('page 100 to page 1', ratio, `at most ${AIM_GROWTH}`, ratio <= AIM_GROWTH));
}
