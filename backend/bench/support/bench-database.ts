import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';

export interface BenchDatabase {
  readonly url: string;
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const CLI = join(import.meta.dirname, '../../src/cli.js');

/** The environment that every program of a bench needs to start; the secrets protect nothing. */
export const environmentFor = (
  databaseUrl: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
  AUTH_SECRET: 'a-secret-of-the-benchmarks-that-protects-nothing',
  ENCRYPTION_KEYS: `bench:${Buffer.alloc(32, 9).toString('base64')}`,
  REQUIRE_EMAIL_CONFIRMATION: 'false',
  ...more,
});

/** A migrated database of its own on TEST_DATABASE_URL's server, which `npm run bench` starts. */
export async function createBenchDatabase(): Promise<BenchDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set; run the benchmarks through npm run bench');
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await once(serverUrl, `create database ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const migrated = spawnSync(process.execPath, [CLI, 'migrate', 'up'], {
    env: { PATH: process.env['PATH'], ...environmentFor(url) },
    encoding: 'utf8',
  });
  if (migrated.status !== 0) throw new Error(`The migrations failed: ${migrated.stderr}`);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    url,
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await client.query(sql, [...values])).rows as Row[],
    close: async () => {
      await client.end();
      await once(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function once(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
