import { startThrowawayPostgres } from '@drumbeat/launcher/postgres';

/** Provides the tests with a PostgreSQL server: the one in TEST_DATABASE_URL, else a throw-away embedded one. */
export default async function globalSetup() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startThrowawayPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestPostgres = () => server.stop();
}
