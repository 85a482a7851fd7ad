import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { entities } from '../src/entities.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { schemaDifferences } from '../src/platform/database/open-data-source.js';
import { connectTestDatabase } from './support/database/connected-database.js';
import { createEmptyDatabase } from './support/database/test-database.js';

const tables = (source: DataSource) =>
  source.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'migrations' order by 1`,
  );

/** Constraints that were added without a look at the rows, and never had it. */
const unchecked = (source: DataSource) =>
  source.query<{ name: string }[]>('select conname as name from pg_constraint where not convalidated');

async function lastApplied(source: DataSource): Promise<string | undefined> {
  const [last] = await source.query<{ name: string }[]>(
    'select name from migrations order by id desc limit 1',
  );
  return last?.name;
}

describe('The migrations', () => {
  it('go up to what the entities say, down to nothing, and up again', async () => {
    const database = await createEmptyDatabase();
    const source = await new DataSource({ ...dataSourceOptions(database.url, 2), entities }).initialize();
    try {
      const applied = await source.runMigrations({ transaction: 'each' });
      const made = await tables(source);
      expect(made.length).toBeGreaterThan(0);
      expect(await schemaDifferences(database.url, entities)).toEqual([]);
      expect(await unchecked(source)).toEqual([]);

      for (const { name } of applied.toReversed()) {
        expect(await lastApplied(source)).toBe(name);
        await source.undoLastMigration({ transaction: 'each' });
      }
      expect(await tables(source)).toEqual([]);

      await source.runMigrations({ transaction: 'each' });
      expect(await tables(source)).toEqual(made);
      expect(await schemaDifferences(database.url, entities)).toEqual([]);
    } finally {
      await source.destroy();
      await database.close();
    }
  });

  it('leave no foreign key without an index: removing a row would read the whole table that points to it', async () => {
    const connection = await connectTestDatabase();
    const unserved = await connection.database.query<{ name: string }>(
      `select k.conname as name
         from pg_constraint k
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.contype = 'f' and not exists (
          select from pg_index i
           where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
             and (i.indpred is null
                  or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
        order by 1`,
    );
    await connection.close();
    expect(unserved).toEqual([]);
  });
});
