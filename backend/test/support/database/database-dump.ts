import { join } from 'node:path';
import { Client } from 'pg';

/** The rows of a database as of one moment, in files of its server: what a dump holds beside the tables' definitions. */
export interface DatabaseDump {
  readonly tables: readonly DumpedTable[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
}

interface DumpedTable {
  readonly name: string;
  readonly columns: string;
  readonly file: string;
}

const IS_OURS = `nspname not like 'pg\\_%' and nspname <> 'information_schema'`;

/**
 * Dumps by COPY, since the server's own programs are all that can be counted on: pg_dump is in no npm package.
 * @param url of a superuser
 * @param folder that the server can write to
 */
export function dumpDatabase(url: string, folder: string): Promise<DatabaseDump> {
  return inTransaction(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string }>(
      `select format('%I.%I', nspname, relname) as name,
              (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
                where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
         from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${IS_OURS}`,
    );
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
         from pg_sequences where last_value is not null`,
    );
    const files = tables.map((table, index) => ({ ...table, file: join(folder, `${index}.copy`) }));
    for (const { name, columns, file } of files) {
      await client.query(`copy ${name} (${columns}) to '${file}' (format binary)`);
    }
    return { tables: files, sequences };
  });
}

/**
 * Restores a dump into a database that has the tables, replacing their rows. @param finish changes the rows before
 * they are visible
 */
export async function restoreDump(
  url: string,
  { tables, sequences }: DatabaseDump,
  finish: (client: Client) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await inTransaction(url, async (client) => {
    // As pg_restore does: rows first, without triggers.
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const { name, columns, file } of tables) {
      await client.query(`copy ${name} (${columns}) from '${file}' (format binary)`);
    }
    for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value]);
    await finish(client);
  });
}

async function inTransaction<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
