import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { Cluster, Redis } from 'ioredis';
import type { AppConfig } from '../../config/config.js';

export const QUEUE_SCHEMA = 'bullmq';
/** Connections per queue and process on the PostgreSQL backend; a worker takes one more to listen. */
const POSTGRES_POOL = 4;

/**
 * Where BullMQ keeps its jobs: PostgreSQL unless REDIS_URL is set. @nestjs/bullmq hands no backend to BullMQ, so the
 * default factory is set before any queue is made (docs/adr/0002). The braces of the prefix are a hash tag: they keep
 * all keys of a queue on one node of a Redis Cluster.
 */
export function queueConnection(config: AppConfig): QueueOptions {
  if (config.redis.url === undefined) {
    setDefaultBackendFactory(createPostgresBackend);
    const connection = { connectionString: config.database.url, schema: QUEUE_SCHEMA, max: POSTGRES_POOL };
    return { connection: connection as unknown as QueueOptions['connection'] };
  }
  setDefaultBackendFactory();
  const connection = config.redis.cluster
    ? new Cluster(config.redis.url.split(','), { redisOptions: { maxRetriesPerRequest: null } })
    : new Redis(config.redis.url, { maxRetriesPerRequest: null });
  return { connection, prefix: '{drumbeat}' };
}
