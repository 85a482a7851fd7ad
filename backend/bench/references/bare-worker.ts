/**
 * The reference of the burst bench: a bare BullMQ worker on the same kind of queue that makes the same HTTP call on a fresh socket,
 * with the same number of jobs at a time. The job carries token and text; what it leaves out is the ledger: claim, intent
 * before the call, outcome after it. A crash makes it send twice.
 */
import { Worker, type Job } from 'bullmq';
import { loadConfig } from '../../src/config/config.js';
import { LinkedInPostsService } from '../../src/modules/linkedin/linkedin-posts.service.js';
import { QUEUES } from '../../src/platform/queue/queues.js';
import { BARE_QUEUE, bareOptions, type BareJob } from '../support/bare-queue.js';

const config = loadConfig();
const linkedin = new LinkedInPostsService(config);

const { url, prefix } = config.redis;
const options = bareOptions({
  databaseUrl: config.database.url,
  redis: url === undefined ? null : { url, prefix },
});
const worker = new Worker(
  BARE_QUEUE,
  async ({ data: { accessToken, memberId, text } }: Job<BareJob>) => {
    const connection = await linkedin.connect();
    if ('kind' in connection) throw new Error(`No connection: ${JSON.stringify(connection)}`);
    const body = linkedin.requestBody(memberId, text);
    const result = await linkedin.create(connection, { accessToken, body, mayStart: () => true });
    if (result.kind !== 'response' || result.status !== 201) throw new Error(JSON.stringify(result));
  },
  { ...options, concurrency: QUEUES.publishing.concurrency },
);
worker.on('error', (error) => console.error(error));
worker.on('failed', (_, error) => console.error(error));
process.once('SIGTERM', () => void worker.close().then(() => process.exit()));
