import { Worker, type Job } from 'bullmq';
import type { AppConfig } from '../../src/config/config.js';
import { LinkedInPostsService } from '../../src/modules/linkedin/rest/linkedin-posts.service.js';
import { QUEUES } from '../../src/platform/queue/queues.js';
import { bareOptions, type BareJob } from './bare-queue.js';

/**
 * Runs a BullMQ worker of the references until SIGTERM. `handle` is given each job and the one call that it
 * is about, which returns LinkedIn's status and throws when no post was made.
 */
export function runBareWorker(
  config: AppConfig,
  queue: string,
  handle: (job: BareJob, send: () => Promise<number>) => Promise<void>,
): void {
  const linkedin = new LinkedInPostsService(config);
  const send = async ({ accessToken, memberId, text }: BareJob): Promise<number> => {
    const connection = await linkedin.connect();
    if ('kind' in connection) throw new Error(`No connection: ${JSON.stringify(connection)}`);
    const body = linkedin.requestBody(memberId, text);
    const result = await linkedin.create(connection, { accessToken, body, mayStart: () => true });
    if (result.kind !== 'response' || result.status !== 201) throw new Error(JSON.stringify(result));
    return result.status;
  };
  const { url, prefix } = config.redis;
  const options = bareOptions({
    databaseUrl: config.database.url,
    redis: url === undefined ? null : { url, prefix },
  });
  const worker = new Worker(queue, ({ data }: Job<BareJob>) => handle(data, () => send(data)), {
    ...options,
    concurrency: QUEUES.publishing.concurrency,
  });
  worker.on('error', (error) => console.error(error));
  worker.on('failed', (_, error) => console.error(error));
  process.once('SIGTERM', () => void worker.close().then(() => process.exit()));
}
