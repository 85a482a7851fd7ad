import type { Database } from '../../../src/platform/database/database.js';

/** A copy of all rows of a database at one moment, kept in a schema of its own. */
export interface DatabaseBackup {
  /** Restores every row and every sequence. */
  restore(): Promise<void>;
}

/** The contents of a dump: the product's tables, without generated columns. `schema` distinguishes several. */
export async function backUp(database: Database, schema = 'backup'): Promise<DatabaseBackup> {
  const tables = await database.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`,
  );
  const sequences = await database.query<{ name: string; value: string | null }>(
    `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  );
  await database.query(`drop schema if exists ${schema} cascade`);
  await database.query(`create schema ${schema}`);
  for (const { name } of tables)
    await database.query(`create table ${schema}.${name} as table public.${name}`);
  return {
    restore: () =>
      database.transaction(async () => {
        await database.query('set local session_replication_role = replica');
        for (const { name } of tables) await database.query(`delete from public.${name}`);
        for (const { name, columns } of tables) {
          await database.query(
            `insert into public.${name} (${columns}) overriding system value select ${columns} from ${schema}.${name}`,
          );
        }
        for (const { name, value } of sequences) {
          if (value !== null) await database.query(`select setval('public.${name}', $1)`, [value]);
        }
      }),
  };
}
