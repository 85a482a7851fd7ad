import type { Database } from '../../../src/platform/database/database.js';
import type { Belongings } from '../api/belongings.js';

/**
 * Excluded tables: counters change on every refusal; two have heartbeats, which continue in the background; one
 * belongs to the migrations.
 */
const NOT_DATA = ['attempt_limits', 'continuity', 'migrations', 'worker_heartbeats'];

/** The state of each table of Drumbeat: equal before and after when nothing was written. */
export type DatabaseDigest = Readonly<Record<string, string>>;

/** What was read, and the snapshot before that. Equal snapshots see the same rows, so nothing has to be read again. */
interface Known {
  readonly snapshot: string;
  readonly written: DatabaseDigest;
  readonly owned: DatabaseDigest;
}
const known = new WeakMap<object, Known>();

/** All rows of all tables, by their number and the newest transaction that wrote one of them: that reads no text, however many rows there are. */
export async function databaseDigest(database: Database): Promise<DatabaseDigest> {
  const snapshot = await snapshotOf(database);
  const before = known.get(database);
  if (before?.snapshot === snapshot) return before.written;
  const written = await rowsWritten(database);
  known.set(database, { snapshot, written, owned: {} });
  return written;
}

/** The rows of all tables that belong to this user or refer to their data. Text is read again only of tables that were written meanwhile. */
export async function digestOfOwner(database: Database, own: Belongings): Promise<DatabaseDigest> {
  const snapshot = await snapshotOf(database);
  const before = known.get(own);
  if (before?.snapshot === snapshot) return before.owned;
  const written = await rowsWritten(database);
  const changed = Object.keys(written).filter((table) => written[table] !== before?.written[table]);
  const sessions = await database.query<{ id: string }>('select id from auth_sessions where user_id = $1', [
    own.userId,
  ]);
  const ids = [...Object.values(own).map(String), ...sessions.map(({ id }) => id)].filter(isUuid);
  const hash = `md5(coalesce(string_agg(t::text, e'\\n' order by t::text), ''))`;
  const read = await digest(database, changed, hash, 't::text like any ($1::text[])', [
    ids.map((id) => `%${id}%`),
  ]);
  const owned = { ...before?.owned, ...read };
  known.set(own, { snapshot, written, owned });
  return owned;
}

async function snapshotOf(database: Database): Promise<string> {
  const [row] = await database.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  return row!.snapshot;
}

async function rowsWritten(database: Database): Promise<DatabaseDigest> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [NOT_DATA],
  );
  return digest(
    database,
    tables.map(({ name }) => name),
    'coalesce(max(xmin::text::bigint), 0)',
  );
}

async function digest(
  database: Database,
  tables: readonly string[],
  state: string,
  condition = 'true',
  parameters: unknown[] = [],
): Promise<DatabaseDigest> {
  if (tables.length === 0) return {};
  const rows = await database.query<{ name: string; state: string }>(
    tables
      .map(
        (name) =>
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
