import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/platform/database/data-source-options.js';
import { Database } from '../../../src/platform/database/database.js';
import { createTestDatabase } from './test-database.js';

export interface ConnectedDatabase {
  readonly url: string;
  readonly database: Database;
  readonly source: DataSource;
  close(): Promise<void>;
}

/** A fresh migrated database with the repositories' access to it. */
export async function connectTestDatabase(): Promise<ConnectedDatabase> {
  const server = await createTestDatabase();
  const connection = await connectDatabase(server.url);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await server.close();
    },
  };
}

/** The repositories' way to a database that is there and stays. */
export async function connectDatabase(url: string): Promise<ConnectedDatabase> {
  const source = await new DataSource(dataSourceOptions(url, 5)).initialize();
  return { url, database: new Database(source), source, close: () => source.destroy() };
}
