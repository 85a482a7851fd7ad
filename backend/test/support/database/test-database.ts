import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/platform/database/data-source-options.js';
import { migrateQueueSchema } from '../../../src/platform/queue/queue-schema.js';

export interface TestDatabase {
  readonly url: string;
  close(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** A fresh database with every migration applied, copied from a template that is made once per set of migrations. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    const template = await ensureTemplate(client);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: databaseUrl(name),
    close: () =>
      onServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** A database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => void (await client.query(`create database ${name}`)));
  return {
    url: databaseUrl(name),
    close: () =>
      onServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function ensureTemplate(client: Client): Promise<string> {
  const name = `template_${migrationsHash()}`;
  // Test files run in several processes: the first one makes the template, the others wait for it.
  await client.query(`select pg_advisory_lock(hashtext('drumbeat.test-template'))`);
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (existing.rowCount === 0) {
      const unfinished = `${name}_making`;
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      const source = await new DataSource(dataSourceOptions(databaseUrl(unfinished), 2)).initialize();
      await source.runMigrations({ transaction: 'each' });
      await source.destroy();
      await migrateQueueSchema(databaseUrl(unfinished));
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
    return name;
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('drumbeat.test-template'))`);
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort())
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

async function onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set; run these tests through npm test or Jest’s own projects');
  return url;
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}
