import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import type { PublishingConfig } from '../../../src/config/config.js';
import { startPublishingWorker, type PublishingWorker } from './publishing-worker.js';
import { PublishingHarness, QUICK } from './publishing-harness.js';

interface SuiteOptions {
  /** UNHURRIED, unless a lease or a time-out has to pass within a test. */
  times?: PublishingConfig;
  /** For the worker only. */
  environment?: Record<string, string>;
}

/** A lease and time-outs that no slow machine exceeds. */
export const UNHURRIED: PublishingConfig = {
  ...QUICK,
  leaseMs: 20_000,
  connectTimeoutMs: 5_000,
  sendTimeoutMs: 5_000,
};

interface PublishingSuite {
  harness: PublishingHarness;
  worker: PublishingWorker;
  /** One more worker, also closed with the suite. */
  startAnother: () => Promise<PublishingWorker>;
}

/**
 * The harness and the worker of a test suite: started before its first test, emptied after each, closed after the last. Call
 * it first in a `describe`; hooks declared after it find both running.
 */
export function publishingSuite({ times = UNHURRIED, environment = {} }: SuiteOptions = {}): PublishingSuite {
  // A database, a stand-in and worker modules start slowly on a busy machine.
  jest.setTimeout(30_000);
  let harness: PublishingHarness | undefined;
  let worker: PublishingWorker | undefined;
  const started: PublishingWorker[] = [];
  const startIn = async (home: PublishingHarness) => {
    const program = await startPublishingWorker(home, { environment });
    started.push(program);
    return program;
  };
  beforeAll(async () => {
    harness = await PublishingHarness.start(times);
    worker = await startIn(harness);
  });
  // Publications left by a test would be overdue in the next one's sweep.
  afterEach(() => harness?.reset());
  afterAll(async () => {
    for (const program of started) await program.close();
    await harness?.close();
  });
  const sharedHarness = onceStarted(() => harness);
  return {
    harness: sharedHarness,
    worker: onceStarted(() => worker),
    startAnother: () => startIn(sharedHarness),
  };
}

/** A proxy for an object created with the suite, so that its tests need no undefined check. */
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
