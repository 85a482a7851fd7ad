import { loadConfig } from '../config/config.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { openDataSource } from '../platform/database/open-data-source.js';
import { schemaDifferences } from '../platform/database/schema-differences.js';
import { migrateQueueSchema } from '../platform/queue/queue-schema.js';
import { entities } from '../entities.js';
import { UsageError } from './usage-error.js';

type Connection = Awaited<ReturnType<typeof openDataSource>>;

/** `migrate up`, `migrate down [--all]`, `migrate check`. Two at once are safe: an advisory lock makes the second wait. */
export async function migrate([direction, option]: readonly string[]): Promise<void> {
  const config = loadConfig();
  const source = await openDataSource(config.database.url, entities);
  try {
    await source.query(`select pg_advisory_lock(hashtext('drumbeat.migrations'))`);
    if (direction === 'up') await source.runMigrations({ transaction: 'each' });
    else if (direction === 'down') await undo(source, option === '--all');
    else if (direction === 'check') await check(source, config.database.url);
    else throw new UsageError('migrate needs up, down or check');
  } finally {
    await source.destroy();
  }
  if (direction === 'up' && config.redis.url === undefined) await migrateQueueSchema(config.database.url);
}

async function undo(source: Connection, all: boolean): Promise<void> {
  const applied = await source.query<{ count: number }[]>('select count(*)::int as count from migrations');
  const times = all ? (applied[0]?.count ?? 0) : 1;
  for (let index = 0; index < times; index += 1) await source.undoLastMigration({ transaction: 'each' });
}

/** @throws StartError before all migrations have run, UsageError where they do not make what the entities ask for */
async function check(source: Connection, url: string): Promise<void> {
  await requireMigratedDatabase({ url, withQueue: false });
  const differences = await schemaDifferences(source);
  if (differences.length > 0) {
    throw new UsageError(`The entities ask for what no migration makes:\n${differences.join('\n')}`);
  }
}
