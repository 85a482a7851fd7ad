import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, waitUntilGone } from '../process/process-table.ts';
import { LaunchError } from '../../launch-error.mjs';

/**
 * A killed run leaves `postmaster.pid` behind, and sometimes its server still running. The server is stopped (fast,
 * then by force; PostgreSQL recovers either way); a file whose process has gone, or whose number now belongs to
 * another program, is removed, since PostgreSQL would refuse to start because of it.
 *
 * @param data the server's data folder
 */
export async function stopLeftover(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = serverIn(file);
  if (pid === undefined) return;
  for (const [signal, patienceMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isServerOf(pid, data)) break;
    process.kill(pid, signal);
    await waitUntilGone(pid, patienceMs);
  }
  if (isServerOf(pid, data)) {
    throw new LaunchError(
      `A PostgreSQL server of an earlier run (process ${pid}) does not stop. End it: kill -9 ${pid}`,
    );
  }
  rmSync(file, { force: true });
}

function serverIn(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

const isServerOf = (pid: number, data: string): boolean => {
  const command = commandOf(pid);
  return command !== undefined && command.includes('postgres') && command.includes(data);
};
