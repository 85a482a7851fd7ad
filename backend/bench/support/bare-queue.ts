import { createPostgresBackend, Queue, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE_SCHEMA } from '../../src/platform/queue/queue-connection.js';
import type { BurstPost } from './burst-data.js';

export const BARE_QUEUE = 'bare';
/** The queue of the reference that writes a row before and after each call. */
export const LEDGERED_QUEUE = 'bare-ledger';

/** All that the reference's worker needs: it reads nothing from a database. */
export interface BareJob {
  readonly accessToken: string;
  readonly memberId: string;
  readonly text: string;
}

/** The queue's store: a Redis under a prefix, or PostgreSQL. */
interface BareQueuePlace {
  readonly databaseUrl: string;
  readonly redis: { readonly url: string; readonly prefix: string } | null;
}

/** Sets BullMQ's backend for all queues and workers created afterwards, and returns its place. */
export function bareOptions({ databaseUrl, redis }: BareQueuePlace): QueueOptions {
  if (redis === null) {
    setDefaultBackendFactory(createPostgresBackend);
    return { connection: { connectionString: databaseUrl, schema: QUEUE_SCHEMA } };
  }
  setDefaultBackendFactory();
  return {
    connection: new Redis(redis.url, { maxRetriesPerRequest: null }),
    prefix: `{${redis.prefix}}`,
  };
}

export interface BareQueue {
  readonly queue: Queue;
  close(): Promise<void>;
}

export function bareQueue(place: BareQueuePlace, name: string): BareQueue {
  const options = bareOptions(place);
  const queue = new Queue(name, options);
  const close = async () => {
    await queue.obliterate({ force: true });
    await queue.close();
    if (options.connection instanceof Redis) options.connection.disconnect();
  };
  return { queue, close };
}

/** One delayed job per post, all due in the same instant. */
export async function addDelayed(
  queue: BareQueue['queue'],
  posts: readonly BurstPost[],
  dueAt: Date,
): Promise<void> {
  await queue.addBulk(
    posts.map(({ author: { member }, text }) => ({
      name: 'publish',
      data: { accessToken: member.access_token, memberId: member.sub, text },
      // Rounded up, as our planner does: a job may be late but not early.
      opts: {
        delay: Math.max(0, dueAt.getTime() - Date.now()) + 1,
        removeOnComplete: true,
        removeOnFail: true,
      },
    })),
  );
}
