import { Client } from 'pg';

/** One statement on the database behind a running app, for what no API call could arrange or see. */
export async function onDatabase<Row>(url: string, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, parameters)).rows as Row[];
  } finally {
    await client.end();
  }
}
