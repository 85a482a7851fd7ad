import type { Database } from './database.js';

/** Rows with an `id` of which an owner keeps the newest. Names and conditions of SQL, never words that somebody sent. */
export interface KeptRows {
  readonly table: string;
  /** The column of whose rows they are. */
  readonly owner: string;
  /** What to order by, the newest first. */
  readonly newestFirst: string;
  /** Which of the owner's rows count; all where it is left out. */
  readonly where?: string;
}

/** Deletes all of an owner's rows but so many, the newest. */
export async function keepNewest(
  database: Database,
  { table, owner, newestFirst, where = 'true' }: KeptRows,
  ownerId: string,
  count: number,
): Promise<void> {
  await database.query(
    `delete from ${table} where id in (
       select id from ${table} where ${owner} = $1 and ${where} order by ${newestFirst} offset $2)`,
    [ownerId, count],
  );
}
