import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startCable, type Cable } from './support/network/cable.js';
import { PublishingHarness } from './support/publishing/publishing-harness.js';
import { UNHURRIED } from './support/publishing/publishing-suite.js';
import { testRedisUrl } from './support/network/test-redis.js';
import { until } from './support/until.js';
import { WorkerProcess } from './support/worker/worker-process.js';

describe('A worker whose Redis is away', () => {
  jest.setTimeout(180_000);
  let harness: PublishingHarness;
  let cable: Cable;
  let worker: WorkerProcess;

  beforeEach(async () => {
    harness = await PublishingHarness.start(UNHURRIED);
    cable = await startCable(testRedisUrl());
    worker = await WorkerProcess.start(harness, {
      REDIS_URL: cable.url,
      REDIS_PREFIX: `shutdown-${randomUUID()}`,
    });
  });
  afterEach(async () => {
    await worker.kill();
    await cable.close();
    await harness.close();
  });

  const endsBy = async (ask: () => void) => {
    ask();
    await until('the worker to end by itself', () => worker.isGone, 20_000);
  };

  it('ends when it is told to, and lets go of its owner lock', async () => {
    await cable.cut();
    await endsBy(() => void worker.stop());
    // PostgreSQL hears of the end of a connection a moment after the process is gone.
    await until('its owner lock to be free', async () => (await WorkerProcess.owners(harness)).length === 0);
  });

  it('publishes all the same, and ends once the answer of LinkedIn is written down', async () => {
    await cable.cut();
    harness.sandbox.linkedin.fault({ kind: 'hang' });
    const { id, text } = await harness.publication(await harness.connectedUser());
    await harness.sandbox.linkedin.whenHeld(1);
    await endsBy(() => {
      void worker.stop();
      harness.sandbox.linkedin.release('proceed');
    });
    expect((await harness.row(id)).state).toBe('published');
    expect(harness.creations(text)).toBe(1);
  });
});

describe('A worker whose PostgreSQL is away', () => {
  jest.setTimeout(180_000);
  const SHUTDOWN_SECONDS = 3;
  const MARGIN_MS = 5_000;
  let harness: PublishingHarness;
  let cable: Cable;
  let worker: WorkerProcess;

  beforeEach(async () => {
    harness = await PublishingHarness.start(UNHURRIED);
    cable = await startCable(harness.databaseUrl);
    worker = await WorkerProcess.start(harness, {
      DATABASE_URL: cable.url,
      SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
    });
    // Its heartbeat shows that it works and handles signals.
    await until(
      'the worker to work',
      async () => (await harness.database.query('select 1 from worker_heartbeats')).length > 0,
    );
  });
  afterEach(async () => {
    await worker.kill();
    await cable.close();
    await harness.close();
  });

  const logged = (words: string) => worker.log.filter(({ msg }) => msg?.includes(words)).length;
  /** Its exit code and signal, within the time limit. */
  const endOf = async () => {
    const began = performance.now();
    void worker.stop();
    await until('the worker to end by itself', () => worker.isGone, 60_000);
    expect(performance.now() - began).toBeLessThan(SHUTDOWN_SECONDS * 1000 + MARGIN_MS);
    return worker.end;
  };

  it('ends when it is told to, by the signal that told it', async () => {
    await cable.cut();
    await until('the worker to miss its database', () => logged('Waiting for an unavailable service') > 0);
    expect(await endOf()).toBe('SIGTERM');
    expect(logged('Ending with jobs under way')).toBe(0);
  });

  it('ends with an answer in its hands that it could not write down, and says so; the user is asked later', async () => {
    harness.sandbox.linkedin.fault({ kind: 'hang' });
    const { id, text } = await harness.publication(await harness.connectedUser());
    await harness.sandbox.linkedin.whenHeld(1);
    await cable.cut();
    harness.sandbox.linkedin.release('proceed');
    await until('the answer to wait', () => logged('An outcome waits to be written') > 0);
    expect(await endOf()).toBe('SIGTERM');
    expect(logged('Ending with jobs under way')).toBe(1);
    expect((await harness.row(id)).state).toBe('sending');
    expect(harness.creations(text)).toBe(1);
  });
});
