import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../../migrations/index.js';

/** Shared by the running programs, the migration commands and the tests. `synchronize` is never on. */
export function dataSourceOptions(url: string, poolSize = 10): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    synchronize: false,
    migrationsRun: false,
    migrations,
    migrationsTableName: 'migrations',
    logging: false,
    // gen_random_uuid() is PostgreSQL's own: no extension to install, no right to install one needed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    // Fail fast when the server is unavailable (the caller returns 503) and never hang on a lock.
    connectTimeoutMS: 5_000,
    extra: {
      application_name: 'drumbeat',
      statement_timeout: 15_000,
      // No transaction of ours waits for anything outside the database, except that of an export, which only reads,
      // for its client: any other idle one belongs to a suspended process, and its row locks keep others from
      // determining the outcome of its posts.
      idle_in_transaction_session_timeout: 20_000,
    },
  };
}
