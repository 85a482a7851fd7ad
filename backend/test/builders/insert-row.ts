import type { Database } from '../../src/platform/database/database.js';

/** Inserts a row of these columns and returns it as stored; lists and dates as the driver sends them. */
export async function insertRow<Row>(
  database: Database,
  table: string,
  values: Record<string, unknown>,
): Promise<Row> {
  const columns = Object.keys(values);
  const [row] = await database.query<Row>(
    `insert into ${table} (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(values),
  );
  return row!;
}
