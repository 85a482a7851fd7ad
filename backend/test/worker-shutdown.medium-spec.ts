import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startCable, type Cable } from './support/cable.js';
import { PublishingWorld } from './support/publishing-world.js';
import { UNHURRIED } from './support/publishing-suite.js';
import { testRedisUrl } from './support/test-redis.js';
import { until } from './support/until.js';
import { WorkerProcess } from './support/worker-process.js';

describe('A worker whose Redis is away', () => {
  jest.setTimeout(90_000);
  let world: PublishingWorld;
  let cable: Cable;
  let worker: WorkerProcess;

  beforeEach(async () => {
    world = await PublishingWorld.start(UNHURRIED);
    cable = await startCable(testRedisUrl());
    worker = await WorkerProcess.start(world, {
      REDIS_URL: cable.url,
      REDIS_PREFIX: `shutdown-${randomUUID()}`,
    });
  });
  afterEach(async () => {
    await worker.kill();
    await cable.close();
    await world.close();
  });

  const endsBy = async (ask: () => void) => {
    ask();
    await until('the worker to end by itself', () => worker.isGone, 20_000);
  };

  it('ends when it is told to, and lets go of its owner lock', async () => {
    await cable.cut();
    await endsBy(() => void worker.stop());
    expect(await WorkerProcess.owners(world)).toEqual([]);
  });

  it('publishes all the same, and ends once the answer of LinkedIn is written down', async () => {
    await cable.cut();
    world.sandbox.linkedin.fault({ kind: 'hang' });
    const { id, text } = await world.publication(await world.connectedUser());
    await world.sandbox.linkedin.whenHeld(1);
    await endsBy(() => {
      void worker.stop();
      world.sandbox.linkedin.release('proceed');
    });
    expect((await world.row(id)).state).toBe('published');
    expect(world.creations(text)).toBe(1);
  });
});
