import { Client } from 'pg';

/** A transaction that stays open until the test ends it: what it has locked, everybody else waits for. */
export class HeldTransaction {
  private constructor(private readonly client: Client) {}

  static async begin(databaseUrl: string): Promise<HeldTransaction> {
    const client = new Client({ connectionString: databaseUrl, application_name: 'test-held' });
    // Dropping the database at the end of a failed test cuts this connection.
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    return new HeldTransaction(client);
  }

  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.client.query(sql, parameters)).rows as Row[];
  }

  async commit(): Promise<void> {
    await this.client.query('commit');
    await this.client.end();
  }

  async rollback(): Promise<void> {
    await this.client.end();
  }
}
