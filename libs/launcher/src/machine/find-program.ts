import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * The first of the programs that is on this machine and really runs: Ubuntu, for one, has a `chromium-browser` that
 * only asks to install another package.
 *
 * @param names names looked up in PATH, or absolute paths
 */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => isExecutable(path) && runs(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const runs = (path: string): boolean =>
  spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
