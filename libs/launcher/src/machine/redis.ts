import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, stopProcess } from '../process/child.ts';
import { findFreePort } from '../process/ports.ts';
import { forget, stopWithUs } from '../process/watchdog.ts';
import { LaunchError } from '../../launch-error.mjs';
import { canInstallPackages, installPackage, type AptOptions } from './apt.ts';
import { findProgram } from './find-program.ts';

export interface Redis {
  url: string;
  stop(): Promise<void>;
}

const NAMES = ['redis-server', 'valkey-server'];

/**
 * The Redis server program of this machine; installed from Debian's packages where it is missing and we are root.
 *
 * @throws LaunchError with the remedy in its message
 */
export async function requireRedis(apt: AptOptions): Promise<string> {
  const found = findProgram(NAMES);
  if (found) return found;
  const said = canInstallPackages() ? await installPackage('redis-server', apt) : undefined;
  const installed = findProgram(NAMES);
  if (installed) return installed;
  throw new LaunchError(
    `The queue is tested on Redis as well, and this machine has no redis-server.${said ? `\n${said}` : ''}\n` +
      'Install one: sudo apt-get install redis-server (Debian, Ubuntu), brew install redis (macOS); ' +
      'or name a running one that may be emptied: TEST_REDIS_URL=redis://127.0.0.1:6379 npm test',
  );
}

/** Starts an empty Redis on a free port that keeps nothing, for tests. */
export async function startRedis(program: string): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-redis-'));
  const port = await findFreePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn(program, args, { cwd: '/', stdio: 'ignore', detached: true });
  stopWithUs(child, { signal: 'SIGTERM', group: true, remove: [folder] });
  child.once('exit', () => forget(child));
  const deadline = Date.now() + 20_000;
  while (isRunning(child) && Date.now() < deadline) {
    if (await accepts(port)) {
      const stop = async (): Promise<void> => {
        await stopProcess(child, { signal: 'SIGTERM', patienceMs: 5_000, lastResort: 'SIGKILL' });
        rmSync(folder, { recursive: true, force: true });
      };
      return { url: `redis://127.0.0.1:${port}`, stop };
    }
    await pause(50);
  }
  throw new LaunchError(`${program} did not start on port ${port}`);
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
