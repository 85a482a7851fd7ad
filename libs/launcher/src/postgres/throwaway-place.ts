import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor, type Account } from './account.ts';
import { runnableBinaries, type PostgresBinaries } from './binaries.ts';
import { choosePlace } from './place.ts';
import type { PostgresState } from './state.ts';

/** Folders of a server for tests, and its programs. */
export interface ThrowawayPlace {
  readonly binaries: PostgresBinaries;
  readonly account: Account | undefined;
  /** The server's folder; its data goes into `<directory>/data`. */
  readonly directory: string;
  readonly logFile: string;
  /** The folders that `remove` removes, for a watchdog. */
  readonly folders: string[];
  /** Password of the superuser; a replacement server has the same one. */
  readonly password: string;
  readonly remove: () => void;
}

/** @throws LaunchError where this machine cannot run the server's programs; nothing is left behind then */
export function makeThrowawayPlace(
  log: (line: string) => void = () => {},
  password = randomPassword(),
): ThrowawayPlace {
  const home = mkdtempSync(join(tmpdir(), 'drumbeat-postgres-'));
  chmodSync(home, 0o711);
  const folders = [home];
  const remove = () => folders.forEach((path) => rmSync(path, { recursive: true, force: true }));
  try {
    const account = accountFor(home);
    const state: PostgresState = { password };
    const directory = choosePlace({ home, account, state, log });
    folders.push(directory);
    const binaries = runnableBinaries(account, log);
    return { binaries, account, directory, logFile: join(home, 'postgresql.log'), folders, password, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

export const randomPassword = (): string => randomBytes(24).toString('base64url');
