import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/**
 * A program of its own (inspection-process.ts): takes one task, has it done by the reader that it is told, answers and is ended.
 */
const [reader = '', memoryMaxMb, cpuMaxMs, caller] = process.argv.slice(2);
const task = once(process, 'message');
spareTheApi();
const watchdog = new Worker(beside('watchdog.worker'), {
  workerData: { memoryMaxMb: Number(memoryMaxMb), cpuMaxMs: Number(cpuMaxMs), caller: Number(caller) },
});
await once(watchdog, 'online');
if (reader.endsWith('.ts')) await import(new URL('../programs/source-modules.ts', import.meta.url).href);
const { read } = (await import(reader)) as { read: (task: unknown) => Promise<object> };
const [given] = (await task) as [unknown];
watchdog.postMessage(process.cpuUsage());
process.send?.(await read(given));

/** TypeScript when run from source, JavaScript when built. */
function beside(name: string): URL {
  return new URL(`./${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
}

/** Where memory runs out all the same, Linux ends this process rather than the api; elsewhere, or where it may not, nothing is lost. */
function spareTheApi(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The limit holds without it.
  }
}
