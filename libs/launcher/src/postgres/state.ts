import { chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../../launch-error.mjs';

/** State of a data folder's server, kept between starts. */
export interface PostgresState {
  password: string;
  /** Port of the last run. */
  port?: number;
  /** Folder of the server's files; outside the data folder when the server's account cannot enter that. */
  directory?: string;
}

const fileIn = (home: string): string => join(home, 'postgres.json');

/** @returns undefined when the data folder has no server yet */
export function readPostgresState(home: string): PostgresState | undefined {
  const file = fileIn(home);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new LaunchError(
      `Cannot read ${file} (${(error as NodeJS.ErrnoException).code}): start as the user who owns it, ` +
        'or choose another folder with DATA_DIR.',
    );
  }
  return JSON.parse(text) as PostgresState;
}

/** Written beside and renamed, so that a killed run never leaves half a file; readable by its owner only. */
export function writePostgresState(home: string, state: PostgresState): void {
  const file = fileIn(home);
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  // Root may start what an ordinary user started before, and must not take over that user's folder.
  if (process.getuid?.() === 0) chownSync(`${file}.new`, statSync(home).uid, statSync(home).gid);
  renameSync(`${file}.new`, file);
}
