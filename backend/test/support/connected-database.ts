import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { Database } from '../../src/platform/database/database.js';
import { createTestDatabase } from './test-database.js';

export interface ConnectedDatabase {
  readonly url: string;
  readonly database: Database;
  readonly source: DataSource;
  close(): Promise<void>;
}

/** A fresh migrated database with the repositories' way to it. */
export async function connectTestDatabase(): Promise<ConnectedDatabase> {
  const server = await createTestDatabase();
  const source = await new DataSource(dataSourceOptions(server.url, 5)).initialize();
  return {
    url: server.url,
    database: new Database(source),
    source,
    close: async () => {
      await source.destroy();
      await server.close();
    },
  };
}
