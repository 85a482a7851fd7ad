import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { entities } from '../src/entities.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { schemaDifferences } from '../src/platform/database/schema-differences.js';
import { createEmptyDatabase } from './support/test-database.js';

const tables = (source: DataSource) =>
  source.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'migrations' order by 1`,
  );

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
      expect(await schemaDifferences(source)).toEqual([]);

      for (const { name } of applied.toReversed()) {
        expect(await lastApplied(source)).toBe(name);
        await source.undoLastMigration({ transaction: 'each' });
      }
      expect(await tables(source)).toEqual([]);

      await source.runMigrations({ transaction: 'each' });
      expect(await tables(source)).toEqual(made);
      expect(await schemaDifferences(source)).toEqual([]);
    } finally {
      await source.destroy();
      await database.close();
    }
  });
});
