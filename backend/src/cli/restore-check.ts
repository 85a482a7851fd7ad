import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrations } from '../../migrations/index.js';
import { loadConfig } from '../config/config.js';
import { entities } from '../entities.js';
import { schemaDifferences } from '../platform/database/open-data-source.js';
import { UsageError } from './usage-error.js';
import { runPostgresTool } from './postgres-tool.js';

/** Tables without which a backup is none. */
const KEY_TABLES = [
  'profiles',
  'user_subscriptions',
  'content_prompts',
  'posts',
  'publications',
  'publication_attempts',
  'social_accounts',
  'media',
  'audit_log',
] as const;

/** What the databases of checks are called, before some random digits. */
const SCRATCH = 'drumbeat_restore_check_';

/**
 * `restore-check --file <dump>` puts a dump into a database of its own on the server of DATABASE_URL, looks at it and drops it again;
 * `--database <name>` looks at one that was put back there by other means, and leaves it.
 */
export async function restoreCheck(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { file: { type: 'string' }, database: { type: 'string' } },
  });
  const { file, database } = values;
  if ((file === undefined) === (database === undefined)) {
    throw new UsageError('restore-check needs --file <dump> or --database <name>');
  }
  const { url } = loadConfig().database;
  if (database !== undefined) await look(url, databaseAt(url, database));
  else if (file !== undefined) await onScratchDatabase(url, file);
}

async function onScratchDatabase(url: string, file: string): Promise<void> {
  const name = `${SCRATCH}${randomBytes(6).toString('hex')}`;
  const scratch = databaseAt(url, name);
  await on(url, removeLeftOver);
  await on(url, (client) => client.query(`create database ${name}`)).catch((error: unknown) => {
    throw new UsageError(`No database could be made for the check: ${wordsOf(error)}`);
  });
  // Its session says that the check runs, and ends with this process, however that ends.
  const holder = new Client({ connectionString: scratch });
  try {
    await holder.connect();
    await runPostgresTool(
      'pg_restore',
      ['--exit-on-error', '--no-owner', '--no-privileges', '--no-password', `--dbname=${name}`, file],
      scratch,
    );
    await look(url, scratch);
  } finally {
    await holder.end();
    await on(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  }
}

/** Copies of everybody's data that earlier checks left, which were killed; not those of checks that run. */
async function removeLeftOver(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
      where datname ~ $1 and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)`,
    [`^${SCRATCH}[0-9a-f]{12}$`],
  );
  for (const { name } of rows) {
    const end = await client.query(`drop database if exists ${name}`).then(
      () => 'It is removed.',
      (error: unknown) => `It could not be removed: ${wordsOf(error)}`,
    );
    process.stdout.write(`${name}: left by an earlier check that was ended on its way. ${end}\n`);
  }
}

/** @throws UsageError with all that is wrong with the restored data */
async function look(url: string, restored: string): Promise<void> {
  const problems: string[] = [];
  const say = (line: string) => process.stdout.write(`${line}\n`);

  const applied = await namesOf(restored, 'select name from migrations', problems);
  const known = migrations.map(({ name }) => name);
  const missing = known.filter((name) => !applied.includes(name));
  const foreign = applied.filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    problems.push(`It is of a newer version: this program knows nothing of ${foreign.join(', ')}.`);
  }
  say(
    `Migrations: ${applied.length}${missing.length > 0 ? `; migrate up has ${missing.length} more to run` : ''}`,
  );

  const [there, here] = [await countsOf(restored), await countsOf(url)];
  for (const table of KEY_TABLES) {
    const [count, now] = [there.get(table), here.get(table)];
    say(`${table}: ${count ?? 'missing'} rows, ${now ?? 'no table'} in the database of DATABASE_URL now`);
    if (count === undefined && now !== undefined) problems.push(`The table ${table} is missing.`);
  }

  if (there.get('profiles') === 0 && (here.get('profiles') ?? 0) > 0) problems.push('There is nobody in it.');

  const broken = [
    ...(await namesOf(
      restored,
      `select conrelid::regclass || ': ' || conname as name from pg_constraint where not convalidated`,
      problems,
    )),
    ...(await namesOf(
      restored,
      `select indrelid::regclass || ': ' || indexrelid::regclass as name from pg_index where not indisvalid`,
      problems,
    )),
  ];
  if (broken.length > 0) problems.push(`Constraints or indexes that do not hold: ${broken.join(', ')}.`);
  if (missing.length === 0 && foreign.length === 0 && problems.length === 0) {
    const differences = await schemaDifferences(restored, entities);
    if (differences.length > 0)
      problems.push(`Its tables are not those of its version:\n${differences.join('\n')}`);
  }
  if (problems.length > 0) throw new UsageError(`This backup cannot be relied on.\n${problems.join('\n')}`);
  say('It can be put back: migrations, tables, constraints and indexes are whole.');
}

async function namesOf(url: string, sql: string, problems: string[]): Promise<string[]> {
  try {
    return await on(url, async (client) =>
      (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name),
    );
  } catch (error) {
    problems.push(`It cannot be read: ${wordsOf(error)}`);
    return [];
  }
}

/** Of the key tables that there are. */
async function countsOf(url: string): Promise<Map<string, number>> {
  return on(url, async (client) => {
    const counts = new Map<string, number>();
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.oid = any (select to_regclass(name) from unnest($1::text[]) name)`,
      [KEY_TABLES],
    );
    for (const { name } of rows) {
      const { rows: counted } = await client.query<{ count: string }>(
        `select count(*) as count from ${name}`,
      );
      counts.set(name, Number(counted[0]?.count ?? 0));
    }
    return counts;
  });
}

async function on<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const databaseAt = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
