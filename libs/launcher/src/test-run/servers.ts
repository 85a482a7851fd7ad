import { requireRedis, startRedis } from '../machine/redis.ts';
import type { AptOptions } from '../machine/apt.ts';
import { startThrowawayPostgres } from '../postgres/postgres.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { step } from '../terminal/progress.ts';

/**
 * Starts what the tests talk to, unless TEST_DATABASE_URL and TEST_REDIS_URL name servers already.
 *
 * @returns both, for the environment of the tests
 */
export async function startTestServers(shutdown: Shutdown, apt: AptOptions): Promise<NodeJS.ProcessEnv> {
  return {
    TEST_DATABASE_URL: await startTestDatabase(shutdown),
    TEST_REDIS_URL: process.env.TEST_REDIS_URL || (await startQueue(shutdown, apt)),
  };
}

/** The address of a PostgreSQL: TEST_DATABASE_URL, else one that is started. */
export async function startTestDatabase(shutdown: Shutdown): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const log = (line: string) => console.log(`  ${line}`);
  const server = await step('Starting a PostgreSQL for the tests', () => startThrowawayPostgres(log));
  await shutdown.onStop('PostgreSQL', () => server.stop());
  return server.url;
}

async function startQueue(shutdown: Shutdown, apt: AptOptions): Promise<string> {
  const program = await requireRedis(apt);
  const server = await step('Starting a Redis for the tests', () => startRedis(program));
  await shutdown.onStop('Redis', () => server.stop());
  return server.url;
}
