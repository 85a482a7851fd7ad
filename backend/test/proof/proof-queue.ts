import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Database } from '../../src/platform/database/database.js';
import { QUEUE_SCHEMA } from '../../src/platform/queue/queue-connection.js';

export const BACKENDS = ['PostgreSQL', 'Redis'] as const;
export type Backend = (typeof BACKENDS)[number];

/** The queue of one proof: its own database, or its own prefix in the Redis of the tests. */
export interface ProofQueue {
  /** Environment variables that connect a worker to it. */
  readonly environment: Record<string, string>;
  /** Drops every job, as a FLUSHALL or a lost disk does. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export function openQueue(backend: Backend, database: Database): ProofQueue {
  return backend === 'Redis' ? openRedis() : openPostgres(database);
}

function openPostgres(database: Database): ProofQueue {
  return {
    environment: {},
    empty: async () => void (await database.query(`delete from ${QUEUE_SCHEMA}.job`)),
    close: async () => {},
  };
}

function openRedis(): ProofQueue {
  const url = process.env.TEST_REDIS_URL;
  if (!url) throw new Error('TEST_REDIS_URL is not set; run the proof through npm test or npm run proof');
  const prefix = `proof-${randomBytes(6).toString('hex')}`;
  const redis = new Redis(url);
  const empty = async () => {
    const keys = await redis.keys(`{${prefix}}*`);
    if (keys.length > 0) await redis.del(...keys);
  };
  return {
    environment: { REDIS_URL: url, REDIS_PREFIX: prefix },
    empty,
    close: async () => {
      await empty();
      redis.disconnect();
    },
  };
}
