import { counted } from '@drumbeat/domain';
import { loadConfig } from '../config/config.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { openDataSource, schemaDifferences } from '../platform/database/open-data-source.js';
import { migrateQueueSchema } from '../platform/queue/queue-schema.js';
import { entities } from '../entities.js';
import { UsageError } from './usage-error.js';

type Connection = Awaited<ReturnType<typeof openDataSource>>;

/** `migrate up`, `migrate down [--all]`, `migrate check`. Two at once are safe: an advisory lock makes the second wait. */
export async function migrate(args: readonly string[]): Promise<void> {
  const [direction, option] = understood(args);
  const config = loadConfig();
  const source = await openDataSource(config.database.url, entities);
  const startedAt = performance.now();
  try {
    await source.query(`select pg_advisory_lock(hashtext('drumbeat.migrations'))`);
    if (direction === 'up') report('Applied', await apply(source), startedAt);
    else if (direction === 'down') report('Undone', await undo(source, option === '--all'), startedAt);
    else await check(config.database.url);
  } finally {
    await source.destroy();
  }
  if (direction === 'up' && config.redis.url === undefined) await migrateQueueSchema(config.database.url);
}

/** Refuses misspelled arguments: reverting one migration too many cannot be undone. */
function understood(args: readonly string[]): readonly string[] {
  if (['up', 'down', 'down --all', 'check'].includes(args.join(' '))) return args;
  throw new UsageError('migrate needs up, down, down --all or check, and nothing else');
}

async function apply(source: Connection): Promise<string[]> {
  const applied = await source.runMigrations({ transaction: 'each' });
  return applied.map(({ name }) => name);
}

/** Reverts the newest migration. */
async function undo(source: Connection, all: boolean): Promise<string[]> {
  const applied = await source.query<{ name: string }[]>('select name from migrations order by id desc');
  const names = applied.slice(0, all ? undefined : 1).map(({ name }) => name);
  for (let left = names.length; left > 0; left -= 1) await source.undoLastMigration({ transaction: 'each' });
  return names;
}

function report(done: string, names: readonly string[], startedAt: number): void {
  if (names.length === 0) {
    process.stdout.write('Nothing to do.\n');
    return;
  }
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  const lines = [
    `${done} ${counted(names.length, 'migration')} in ${took} s:`,
    ...names.map((name) => `  ${name}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * @throws StartError before all migrations have run, UsageError when their schema does not match the entities
 */
async function check(url: string): Promise<void> {
  await requireMigratedDatabase({ url, withQueue: false });
  const differences = await schemaDifferences(url, entities);
  if (differences.length > 0) {
    throw new UsageError(`The entities ask for what no migration makes:\n${differences.join('\n')}`);
  }
  process.stdout.write('The database is up to date, and what the entities ask for.\n');
}
