import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** True when a process with that id exists and is not merely waiting to be reaped. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Waits for a process that is not our child to end. @returns whether it has */
export async function waitUntilGone(pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (isAlive(pid) && Date.now() < deadline) await pause(50);
  return !isAlive(pid);
}

/** The command line of a process, words separated by spaces; undefined when there is no such process. */
export function commandOf(pid: number): string | undefined {
  const fromProc = readProc(pid, 'cmdline');
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ').trim() || undefined;
  return listed(pid, 'command');
}

/** The start time, which distinguishes processes with the same id. undefined when there is no such process. */
export function startMark(pid: number): string | undefined {
  const stat = readProc(pid, 'stat');
  // The 22nd field; the second, the name in parentheses, may itself hold spaces.
  if (stat !== undefined) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return listed(pid, 'lstart');
}

/** macOS has no /proc. */
function listed(pid: number, column: string): string | undefined {
  const done = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return done.stdout.trim() || undefined;
}

/** Inside a container nobody may reap an orphan; Linux shows that by the state letter after the name in parentheses. */
function isZombie(pid: number): boolean {
  const stat = readProc(pid, 'stat');
  return stat !== undefined && /\) [ZX] /.test(stat);
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
