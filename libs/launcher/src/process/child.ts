import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface StopOptions {
  signal: NodeJS.Signals;
  /** How long the process may take before `lastResort`. */
  patienceMs: number;
  lastResort: NodeJS.Signals;
}

/** Whether a child that we started still runs. */
export const isRunning = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Asks a child to end and waits for it; by force when it does not. A child that has ended is fine. */
export async function stopProcess(child: ChildProcess, options: StopOptions): Promise<void> {
  if (!isRunning(child)) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(options.signal);
  const timer = new AbortController();
  const tooLate = pause(options.patienceMs, undefined, { signal: timer.signal, ref: false }).then(
    () => child.kill(options.lastResort),
    () => false,
  );
  await Promise.race([exited, tooLate.then(() => exited)]);
  timer.abort();
}
