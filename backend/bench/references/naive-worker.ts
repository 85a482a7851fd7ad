/**
 * The reference of the fault bench, as schedulers do that trust their queue: one delayed job per post, three
 * attempts, and an HTTP client that sends again when the server failed or the answer was lost. It stops
 * between its steps as the proof's worker does.
 */
import { Worker, type Job } from 'bullmq';
import { loadConfig } from '../../src/config/config.js';
import { LinkedInPostsService } from '../../src/modules/linkedin/rest/linkedin-posts.service.js';
import { OneShotRequest } from '../../src/modules/linkedin/rest/one-shot-request.js';
import type { Order, Report } from '../../test/proof/worker/steps.js';
import { Stops } from '../../test/proof/worker/stops.js';
import { bareOptions } from '../support/bare-queue.js';
import { NAIVE_QUEUE, type NaiveJob } from '../support/naive-stage.js';

const CONCURRENCY = 100;
/** BullMQ's 30 s some fifteen times as fast, as the other times of the proof. */
const LOCK_MS = 2_000;
/** The discard port is closed: the system itself refuses. */
const CLOSED = new URL('http://127.0.0.1:9/');

const config = loadConfig();
const linkedin = new LinkedInPostsService(config);
const report = (message: Report): void => void process.send?.(message);
const stops = new Stops(report);
const started = new Promise<void>((resolve) => {
  process.on('message', (order: Order) => {
    if (order.kind === 'start') resolve();
    stops.obey(order);
  });
});
process.on('disconnect', () => process.exit(1));
report({ kind: 'loaded' });
await started;

const worker = new Worker(
  NAIVE_QUEUE,
  ({ data }: Job<NaiveJob>) => stops.underWay.run(data.id, () => publish(data)),
  {
    ...bareOptions({ databaseUrl: config.database.url, redis: null }),
    concurrency: CONCURRENCY,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS / 4,
  },
);
worker.on('error', () => undefined);
await worker.waitUntilReady();
process.once('SIGTERM', () => void worker.close().then(() => process.exit()));
report({ kind: 'started', owner: 0 });

async function publish(job: NaiveJob): Promise<void> {
  const first = await send(job);
  const isWorthARetry = first.kind !== 'response' || first.status >= 500;
  const result = isWorthARetry ? await send(job) : first;
  if (result.kind !== 'response' || result.status >= 300) throw new Error(JSON.stringify(result));
}

async function send({ accessToken, memberId, text }: NaiveJob) {
  const connection = stops.takeRefusal()
    ? await OneShotRequest.open(CLOSED, config.publishing.connectTimeoutMs)
    : await linkedin.connect();
  if ('kind' in connection) return connection;
  await stops.at('connected');
  const body = linkedin.requestBody(memberId, text);
  const sending = linkedin.create(connection, { accessToken, body, mayStart: () => true });
  await stops.at('written');
  const result = await sending;
  await stops.at('answered');
  return result;
}
