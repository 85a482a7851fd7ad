import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { tryLock } from './file-lock.ts';
import { LaunchError } from '../../launch-error.mjs';

/** The data folder of one copy of Drumbeat, ours alone until we end. */
export interface DataDir {
  path: string;
  logs: string;
  release(): void;
}

/**
 * Makes the folder where it is missing and takes its lock.
 *
 * @throws LaunchError when another copy runs in this folder, or it cannot be written
 */
export function openDataDir(path: string): DataDir {
  const logs = join(path, 'logs');
  const holder = join(path, 'lock.pid');
  try {
    makeFolder(path);
    // The user that PostgreSQL runs as under root passes through to its own folder and sees nothing else.
    if (readdirSync(path).length === 0) chmodSync(path, 0o711);
    accessSync(path, constants.W_OK | constants.X_OK);
    const lock = tryLock(join(path, 'lock'));
    if (!lock) throw alreadyRuns(path, holder);
    writeFileSync(holder, String(process.pid));
    for (const folder of [logs, join(path, 'files')]) {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o700);
    }
    return { path, logs, release: () => lock.release() };
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(
      `Cannot work in ${path}: ${reason}\nStart as the user who owns it, or choose another folder: ` +
        'DATA_DIR=/path/to/folder npm start',
    );
  }
}

/** Step by step: Node's own recursive way never ends where a folder answers ENOENT to every new one, as /proc does. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function alreadyRuns(path: string, holder: string): LaunchError {
  const pid = readFileSync(holder, 'utf8');
  return new LaunchError(
    `Drumbeat already runs in ${path} (process ${pid}). Stop it with Ctrl-C there, or: kill ${pid}\n` +
      'A second copy beside it needs ports and a folder of its own: PORT=3001 SANDBOX_PORT=3901 DATA_DIR=.data-2 npm start',
  );
}
