import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { Cluster, Redis } from 'ioredis';
import { AppConfig } from '../../config/config.js';

export const QUEUE_SCHEMA = 'bullmq';
/**
 * At most this many connections per queue and process on the PostgreSQL backend, opened as needed; a worker takes one
 * more to listen.
 */
const POSTGRES_POOL = 10;
const ANSWER_WITHIN_MS = 1_000;

/**
 * BullMQ's storage: PostgreSQL unless REDIS_URL is set. @nestjs/bullmq passes no backend to BullMQ, so the
 * default factory is set before any queue is made (docs/adr/0002). The braces of the prefix are a hash tag: they keep
 * all keys of a queue on one node of a Redis Cluster.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  readonly options: QueueOptions;
  private readonly redis: Redis | Cluster | undefined;

  constructor({ redis, database }: AppConfig) {
    if (redis.url === undefined) {
      setDefaultBackendFactory(createPostgresBackend);
      const connection = { connectionString: database.url, schema: QUEUE_SCHEMA, max: POSTGRES_POOL };
      this.options = { connection };
      return;
    }
    setDefaultBackendFactory();
    this.redis = redis.cluster
      ? new Cluster(redis.url.split(','), { redisOptions: { maxRetriesPerRequest: null } })
      : new Redis(redis.url, { maxRetriesPerRequest: null });
    // Queues and workers report connection errors themselves; an unheard 'error' would end the process.
    this.redis.on('error', () => undefined);
    this.options = { connection: this.redis, prefix: `{${redis.prefix}}` };
  }

  /** True when Redis responds; always true when the queue is in PostgreSQL. */
  async answers(): Promise<boolean> {
    if (!this.redis) return true;
    if (this.redis.status !== 'ready') return false;
    const pong = this.redis.ping().then(
      () => true,
      () => false,
    );
    return Promise.race([pong, pause(ANSWER_WITHIN_MS, false)]);
  }

  /** Does not wait for an unavailable server: QUIT would queue behind unsent commands and never finish. */
  async onApplicationShutdown(): Promise<void> {
    if (this.redis?.status === 'ready') await this.redis.quit().catch(() => undefined);
    this.redis?.disconnect();
  }
}
