import type { Database } from '../../src/platform/database/database.js';
import type { Belongings } from './belongings.js';

/**
 * Excluded tables: counters change on every refusal; two have heartbeats, which continue in the background; one
 * belongs to the migrations.
 */
const NOT_DATA = ['attempt_limits', 'continuity', 'migrations', 'worker_heartbeats'];

/** The state of each table of Drumbeat: equal before and after when nothing was written. */
export type DatabaseDigest = Readonly<Record<string, string>>;

/** All rows of all tables, by their number and the newest transaction that wrote one of them: that reads no text, however many rows there are. */
export async function databaseDigest(database: Database): Promise<DatabaseDigest> {
  return digest(database, 'coalesce(max(xmin::text::bigint), 0)', 'true', []);
}

/** The rows of all tables that belong to this user or refer to their data. */
export async function digestOfOwner(database: Database, own: Belongings): Promise<DatabaseDigest> {
  const sessions = await database.query<{ id: string }>('select id from auth_sessions where user_id = $1', [
    own.userId,
  ]);
  const ids = [...Object.values(own).map(String), ...sessions.map(({ id }) => id)].filter(isUuid);
  const hash = `md5(coalesce(string_agg(t::text, e'\\n' order by t::text), ''))`;
  return digest(database, hash, 't::text like any ($1::text[])', [ids.map((id) => `%${id}%`)]);
}

async function digest(
  database: Database,
  state: string,
  condition: string,
  parameters: unknown[],
): Promise<DatabaseDigest> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [NOT_DATA],
  );
  const rows = await database.query<{ name: string; state: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' rows, ' || ${state} as state from "${name}" t where ${condition}`,
      )
      .join(' union all '),
    parameters,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.state]));
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
