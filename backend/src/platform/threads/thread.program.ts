import { parentPort, workerData } from 'node:worker_threads';

/** A thread of its own (work-thread.ts): takes one task after the other, and answers each with what its module's `work` returns. */
const { module, sources } = workerData as { module: string; sources: string };
if (module.endsWith('.ts')) await import(sources);
const { work } = (await import(module)) as { work: (task: unknown) => unknown };
parentPort?.on('message', (task: unknown) => parentPort?.postMessage(work(task)));
