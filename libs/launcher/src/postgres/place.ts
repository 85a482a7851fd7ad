import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tryAs, type Account } from './account.ts';
import { LaunchError } from '../../launch-error.mjs';
import type { PostgresState } from './state.ts';

/** Folder used by root when the server's account could not enter the data folder. */
export const SHARED_PLACE = '/var/lib/drumbeat';

interface PlaceOptions {
  /** The data folder, absolute. */
  home: string;
  account: Account | undefined;
  state: PostgresState;
  log: (line: string) => void;
}

/**
 * The folder for the server's files: `<home>/postgres` when the server's account can enter it, else one under
 * /var/lib/drumbeat named after the data folder. Owned by the account, closed to everybody else.
 *
 * @throws LaunchError where data lies there whose password is lost or that the account cannot enter, or where the data folder is a copy of one whose database lies elsewhere
 */
export function choosePlace({ home, account, state, log }: PlaceOptions): string {
  const inside = join(home, 'postgres');
  const outside = join(SHARED_PLACE, createHash('sha256').update(home).digest('hex').slice(0, 16));
  const known = state.directory !== undefined;
  if (existsSync(join(inside, 'data'))) {
    if (!known) throw passwordLost(home, inside);
    if (account && !canWrite(account, inside)) throw noEntry(home, inside);
    return inside;
  }
  if (state.directory === outside && existsSync(outside)) return outside;
  if (state.directory !== undefined && ![inside, outside].includes(state.directory)) {
    throw databaseElsewhere(home, state.directory);
  }

  give(inside, account);
  if (!account || canWrite(account, inside)) return inside;
  rmdirSync(inside);
  if (existsSync(outside)) setAside(outside, log);
  log(`Keeping PostgreSQL's data in ${outside}: the user it runs as cannot enter ${home}`);
  give(outside, account);
  chmodSync(dirname(outside), 0o755);
  if (!canWrite(account, outside)) throw noPlace(outside);
  return outside;
}

function give(directory: string, account: Account | undefined): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
  if (account) chownSync(directory, account.uid, account.gid);
}

const canWrite = (account: Account, directory: string): boolean =>
  tryAs(account, 'sh', ['-c', 'cd "$1" && test -w .', 'sh', directory]).ok;

/** A data folder of the same name was here before and is gone, and with it the password. Its data may still matter. */
function setAside(directory: string, log: (line: string) => void): void {
  const aside = `${directory}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(directory, aside);
  log(
    `The database of an earlier data folder of this name is now in ${aside}; remove it when you do not need it`,
  );
}

const passwordLost = (home: string, directory: string): LaunchError =>
  new LaunchError(
    `${directory} holds a database, but ${join(home, 'postgres.json')} with its password is missing.\n` +
      `Put that file back, or remove ${directory} to begin with an empty database.`,
  );

const noEntry = (home: string, directory: string): LaunchError =>
  new LaunchError(
    `PostgreSQL's user cannot enter ${directory}, which holds the database. ` +
      `Put ${home} into a folder that other users can enter. Is it a copy, copy it with its owners (cp -a).`,
  );

/** An empty database beside what was copied would pass for the copy's own. */
const databaseElsewhere = (home: string, directory: string): LaunchError =>
  new LaunchError(
    `${home} holds no database: its postgres.json names ${directory}, which belongs to another data folder. ` +
      'Is this a copy of that folder, or was it moved here, its database was not in it: use the folder under its own name, and copy what it holds by a dump.\n' +
      `To begin here with an empty database, remove ${join(home, 'postgres.json')}.`,
  );

const noPlace = (directory: string): LaunchError =>
  new LaunchError(
    `PostgreSQL's user cannot write to ${directory}. Choose a folder that other users can enter: DATA_DIR=/srv/drumbeat npm start`,
  );
