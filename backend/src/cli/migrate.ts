import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { schemaDifferences } from '../platform/database/schema-differences.js';
import { migrateQueueSchema } from '../platform/queue/queue-schema.js';
import { entities } from '../entities.js';

/** `migrate up`, `migrate down [--all]`, `migrate check`. Two at once are safe: an advisory lock makes the second wait. */
export async function migrate([direction, option]: readonly string[]): Promise<void> {
  const config = loadConfig();
  const source = await new DataSource({
    ...dataSourceOptions(config.database.url, 2),
    extra: { application_name: 'drumbeat-migrate' },
    entities,
  }).initialize();
  try {
    await source.query(`select pg_advisory_lock(hashtext('drumbeat.migrations'))`);
    if (direction === 'up') await source.runMigrations({ transaction: 'each' });
    else if (direction === 'down') await undo(source, option === '--all');
    else if (direction === 'check') await check(source);
    else throw new Error('migrate needs up, down or check');
  } finally {
    await source.destroy();
  }
  if (direction === 'up' && config.redis.url === undefined) await migrateQueueSchema(config.database.url);
}

async function undo(source: DataSource, all: boolean): Promise<void> {
  const applied = await source.query<{ count: number }[]>('select count(*)::int as count from migrations');
  const times = all ? (applied[0]?.count ?? 0) : 1;
  for (let index = 0; index < times; index += 1) await source.undoLastMigration({ transaction: 'each' });
}

async function check(source: DataSource): Promise<void> {
  const differences = await schemaDifferences(source);
  if (differences.length > 0) {
    throw new Error(`The entities ask for what no migration makes:\n${differences.join('\n')}`);
  }
}
