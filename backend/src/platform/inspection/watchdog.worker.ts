import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread that ends its own process once the process has more memory or time of the processor than it may: all of its memory, also what
 * lies outside V8's heap, which has a limit of its own; the time since the reading began, which it is told, because how long Node takes to
 * start depends on the machine and not on the file; and once its caller is gone. It needs no turn of the thread that works, and asks the
 * system in the same way on Linux, macOS and Windows. (The system's own limits of memory, `ulimit -v` and `-d`, would do on Linux alone,
 * and not there: V8 reserves more address space at its start than a file may take memory, and does not start.)
 */
const LOOK_EACH_MS = 10;
const { memoryMaxMb, cpuMaxMs, caller } = workerData as {
  memoryMaxMb: number;
  cpuMaxMs: number;
  caller: number;
};

/** All of the processor that the process has had before the reading. */
let atStart: NodeJS.CpuUsage | undefined;
parentPort?.once('message', (usage: NodeJS.CpuUsage) => (atStart = usage));

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > memoryMaxMb * 1024 * 1024;
  if (isTooLarge || process.ppid !== caller) process.kill(process.pid, 'SIGKILL');
  if (!atStart) return;
  const { user, system } = process.cpuUsage(atStart);
  if (user + system > cpuMaxMs * 1000) process.kill(process.pid, 'SIGTERM');
}, LOOK_EACH_MS);
