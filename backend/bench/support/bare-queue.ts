import { Queue, createPostgresBackend } from 'bullmq';
import { QUEUE_SCHEMA } from '../../src/platform/queue/queue-connection.js';
import type { BurstPost } from './burst-data.js';

export const BARE_QUEUE = 'bare';

/** All that the reference's worker needs: it reads nothing from a database. */
export interface BareJob {
  readonly accessToken: string;
  readonly memberId: string;
  readonly text: string;
}

export const bareConnection = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  schema: QUEUE_SCHEMA,
});

export function bareQueue(databaseUrl: string) {
  return new Queue(BARE_QUEUE, { connection: bareConnection(databaseUrl) }, createPostgresBackend);
}

/** One delayed job per post, all due in the same instant. */
export async function addDelayed(
  queue: ReturnType<typeof bareQueue>,
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
