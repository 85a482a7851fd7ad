import { parentPort, workerData } from 'node:worker_threads';

/** A thread of its own (work-thread.ts): takes one task after the other, and answers each with what its module's `work` returns. */
const { module, sources } = workerData as { module: string; sources: string };
if (module.endsWith('.ts')) await import(sources);
const { work } = (await import(module)) as { work: (task: unknown) => unknown };
/** An error ends the thread: also one of a promise, which nobody else waits for. */
async function answer(task: unknown): Promise<void> {
  parentPort?.postMessage(await work(task));
}
parentPort?.on('message', (task: unknown) => void answer(task));
