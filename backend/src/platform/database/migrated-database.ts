import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { migrations } from '../../../migrations/index.js';
import { StartError } from '../../config/start-error.js';
import { hasQueueSchema } from '../queue/queue-schema.js';
import { isDatabaseUnavailable, databaseRefusal } from './database-unavailable.js';

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 1_000;
const UNDEFINED_TABLE = '42P01';

const MIGRATE = 'Run cli.js migrate up (node backend/dist/src/cli.js migrate up), then start again.';

interface Needs {
  readonly url: string;
  /** True when the queue's own tables are in it too. */
  readonly withQueue: boolean;
  /** Milliseconds to wait for an unavailable server. */
  readonly patienceMs?: number;
}

/**
 * Resolves when the database can be reached and holds all that this build's migrations make; newer ones may be there.
 * @throws StartError that says what to do
 */
export async function requireMigratedDatabase({ url, withQueue, patienceMs = 30_000 }: Needs): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      await look(url, withQueue);
      return;
    } catch (error) {
      const refusal = databaseRefusal(error, url);
      if (refusal !== null) throw new StartError(refusal);
      if (!isDatabaseUnavailable(error)) throw error;
      if (performance.now() > giveUpAt) {
        throw cannotBeReached(error);
      }
      await pause(RETRY_MS);
    }
  }
}

/** The message for an unavailable server. */
export function cannotBeReached(error: unknown): StartError {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StartError(`The database of DATABASE_URL cannot be reached: ${reason}`, { cause: error });
}

async function look(url: string, withQueue: boolean): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks rejects the query that waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const applied = await appliedMigrations(client);
    const missing = migrations.filter(({ name }) => !applied.has(name)).length;
    if (missing > 0) {
      throw new StartError(
        `The database is not up to date: ${missing} of ${migrations.length} migrations have not run. ${MIGRATE}`,
      );
    }
    if (withQueue && !(await hasQueueSchema(client))) {
      throw new StartError(`The database lacks the tables of the queue. ${MIGRATE}`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function appliedMigrations(client: Client): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}
