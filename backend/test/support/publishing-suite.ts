import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import type { PublishingConfig } from '../../src/config/config.js';
import { startPublishingWorker, type PublishingWorker } from './publishing-worker.js';
import { PublishingWorld, QUICK } from './publishing-world.js';

interface SuiteOptions {
  /** UNHURRIED, unless a lease or a time-out has to pass within a test. */
  times?: PublishingConfig;
  /** Of the worker alone. */
  environment?: Record<string, string>;
}

/** A lease and time-outs that no slow machine uses up. */
export const UNHURRIED: PublishingConfig = {
  ...QUICK,
  leaseMs: 20_000,
  connectTimeoutMs: 5_000,
  sendTimeoutMs: 5_000,
};

interface PublishingSuite {
  world: PublishingWorld;
  worker: PublishingWorker;
  /** One more beside it, closed with the suite too. */
  startAnother: () => Promise<PublishingWorker>;
}

/**
 * The world and the worker of a suite of tests: started before its first test, emptied after each, closed after the last. Call
 * it first in a `describe`; hooks that are declared after it find both at work.
 */
export function publishingSuite({ times = UNHURRIED, environment = {} }: SuiteOptions = {}): PublishingSuite {
  // A database, a stand-in and worker modules take their time to start on a busy machine.
  jest.setTimeout(30_000);
  let world: PublishingWorld | undefined;
  let worker: PublishingWorker | undefined;
  const started: PublishingWorker[] = [];
  const startIn = async (home: PublishingWorld) => {
    const program = await startPublishingWorker(home, { environment });
    started.push(program);
    return program;
  };
  beforeAll(async () => {
    world = await PublishingWorld.start(times);
    worker = await startIn(world);
  });
  // What a test leaves scheduled, the next one's sweep would find overdue.
  afterEach(() => world?.reset());
  afterAll(async () => {
    for (const program of started) await program.close();
    await world?.close();
  });
  const theWorld = onceStarted(() => world);
  return { world: theWorld, worker: onceStarted(() => worker), startAnother: () => startIn(theWorld) };
}

/** Stands for what begins with the suite, so that its tests name it without asking whether it is there. */
function onceStarted<T extends object>(find: () => T | undefined): T {
  const nothing = {} as T;
  return new Proxy(nothing, {
    get(_, key): unknown {
      const started = find();
      if (!started) throw new Error('The suite has not begun yet');
      return Reflect.get(started, key, started);
    },
  });
}
