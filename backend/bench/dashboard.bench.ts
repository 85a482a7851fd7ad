/**
 * The dashboard (its five calls) of a user with 2,000 posts among 10,000 users, with sign-in checked, against bare Fastify + pg with the
 * same statements in the same run: cold, where a write has dropped what was kept; kept; and unchanged, where the browser has it, too.
 * Besides what the triggers that note such writes cost a write.
 */
import { besideReference } from './support/beside-reference.js';
import type { BenchDatabase } from './support/bench-database.js';
import { fillDashboards } from './support/dashboard-data.js';
import { assertSameAnswer } from './support/http-load.js';
import { setting } from './support/setting.js';
import { line, summarise, verdict } from './support/statistics.js';

const ROUNDS = setting('BENCH_ROUNDS', 7);
const PAGES = 100;
const WARM_UP = setting('BENCH_WARM_UP', 1_000);
const WRITES = 500;
const AIM_COLD = 1.5;
const AIM_KEPT = 0.3;
const CALLS = [
  '/api/dashboard/stats',
  '/api/dashboard/performance-trends?timeRange=month',
  '/api/dashboard/activity-feed',
  '/api/dashboard/ai-learning-progress',
  '/api/dashboard/upcoming-prompts',
] as const;

export async function dashboardBench(): Promise<void> {
  await besideReference(async ({ database, userId, product, startReference }) => {
    await fillDashboards(database, userId);
    const bare = await startReference('bare-pages', CALLS[0]);
    for (const call of CALLS) await assertSameAnswer(call, product, bare);

    const drop = () => dropKept(database, userId);
    const kinds = [
      { name: 'Drumbeat, cold', ...product, before: drop, cpu: [] as number[] },
      { name: 'Drumbeat, kept', ...product, before: nothing, cpu: [] as number[] },
      {
        name: 'Drumbeat, unchanged',
        ...product,
        before: nothing,
        tags: new Map<string, string>(),
        cpu: [] as number[],
      },
      { name: 'bare Fastify + pg', ...bare, before: nothing, cpu: [] as number[] },
    ] as const;
    for (const kind of kinds) await openPages(kind, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of kinds) {
        const before = kind.process.cpuMicroseconds();
        await openPages(kind, PAGES);
        kind.cpu.push((kind.process.cpuMicroseconds() - before) / PAGES);
      }
    }
    const [cold, kept, unchanged, peer] = kinds.map(({ cpu }) => summarise(cpu));
    console.log('Dashboard of a user with 2,000 posts among 10,000 users, server CPU for its five calls');
    for (const { name, cpu } of kinds) console.log(line(name, summarise(cpu), 'µs'));
    const judge = (name: string, ratio: number, aim: number) =>
      console.log(verdict(name, ratio, `at most ${aim}`, ratio <= aim));
    judge('cold against bare', cold!.median / peer!.median, AIM_COLD);
    judge('kept against cold', kept!.median / cold!.median, AIM_KEPT);
    judge('unchanged against cold', unchanged!.median / cold!.median, AIM_KEPT);
    await measureWrites(database, userId);
  });
}

const nothing = async () => undefined;

interface Pages {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly before: () => Promise<unknown>;
  /** What the browser has, by call; absent for one that keeps nothing. */
  readonly tags?: Map<string, string>;
}

/** One page after the other, as one user opens them. */
async function openPages({ url, headers, before, tags }: Pages, pages: number): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    await before();
    for (const call of CALLS) {
      const tag = tags?.get(call);
      const response = await fetch(`${url}${call}`, {
        headers: tag === undefined ? headers : { ...headers, 'if-none-match': tag },
      });
      await response.arrayBuffer();
      if (!response.ok && response.status !== 304) throw new Error(`${call} answered ${response.status}`);
      const given = response.headers.get('etag');
      if (given !== null) tags?.set(call, given);
    }
  }
}

/** As a write of the user does; notes of earlier ones are cleared away as the sweeper would. */
async function dropKept(database: BenchDatabase, userId: string): Promise<void> {
  await database.query('delete from cache_drops where user_id = $1', [userId]);
  await database.query(
    `insert into cache_drops (user_id, tags, written_by) values ($1, '{dashboard}', pg_current_xact_id()::text::bigint)`,
    [userId],
  );
}

/** Changes of one post and recordings of figures, with and without the triggers of the cache. */
async function measureWrites(database: BenchDatabase, userId: string): Promise<void> {
  const [post] = await database.query<{ id: string }>('select id from posts where user_id = $1 limit 1', [
    userId,
  ]);
  const writes = [
    { name: 'change of a post', table: 'posts', sql: 'update posts set updated_at = now() where id = $1' },
    {
      name: 'recording of figures',
      table: 'post_performance',
      sql: `insert into post_performance (post_id, impressions, likes, comments, shares, engagement_rate)
            values ($1, 1000, 30, 5, 1, 3.6)`,
    },
  ];
  console.log('What noting a write for the cache costs it, by the clock');
  for (const { name, table, sql } of writes) {
    const [noted, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS * 2; round += 1) {
      const isNoted = round % 2 === 0;
      await database.query(`alter table ${table} ${isNoted ? 'enable' : 'disable'} trigger user`);
      const before = performance.now();
      for (let count = 0; count < WRITES; count += 1) await database.query(sql, [post!.id]);
      (isNoted ? noted : plain).push(((performance.now() - before) * 1_000) / WRITES);
    }
    await database.query(`alter table ${table} enable trigger user`);
    const [one, other] = [summarise(noted), summarise(plain)];
    console.log(line(`${name}, noted`, one, 'µs'));
    console.log(line(`${name}, plain`, other, 'µs'));
    console.log(`  ${'ratio'.padEnd(28)} ${(one.median / other.median).toFixed(2)}`);
  }
}
