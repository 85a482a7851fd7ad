import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface StopOptions {
  signal: NodeJS.Signals;
  /** How long the process may take before `lastResort`. */
  patienceMs: number;
  lastResort: NodeJS.Signals;
}

/** True while a child that we started runs. */
export const isRunning = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Asks a child to end and waits for it; kills it when it does not. Does nothing when it has already ended. */
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
