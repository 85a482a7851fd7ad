import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';

/** Kernel ticks a second; 100 on every Linux we know. */
const TICKS_PER_SECOND = 100;
const READY_WITHIN_MS = 60_000;

export interface ServerProcess {
  readonly pid: number;
  /** User and system time so far, in microseconds: the figure that counts on a noisy machine. */
  cpuMicroseconds(): number;
  stop(): Promise<void>;
}

/** Runs a script of ours on this Node and waits until `isReady` says so. */
export async function startProcess(
  script: string,
  environment: Record<string, string>,
  isReady: () => Promise<boolean>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    if (Date.now() > deadline) throw new Error(`${script} was not ready in time`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { pid: child.pid!, cpuMicroseconds: () => cpuOf(child.pid!), stop: () => stop(child) };
}

export const answers =
  (url: string, headers: Record<string, string> = {}) =>
  async () =>
    (await fetch(url, { headers })).ok;

/** User and system time of a process so far, in microseconds. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; the numbers start after it, utime and stime being the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
