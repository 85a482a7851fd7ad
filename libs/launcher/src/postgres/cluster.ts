import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAccount, type Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { LaunchError } from '../../launch-error.mjs';
import { OWN_SERVER_REMEDY } from './own-server.ts';

interface ClusterOptions {
  binaries: PostgresBinaries;
  account: Account | undefined;
  /** The server's folder; its data goes into `<directory>/data`. */
  directory: string;
  password: string;
  /** false leaves out the final sync to disk, for tests. */
  durable?: boolean;
}

export const dataIn = (directory: string): string => join(directory, 'data');

/** True when the folder has a complete database. */
export const isCluster = (directory: string): boolean => existsSync(join(dataIn(directory), 'PG_VERSION'));

/**
 * Creates the database files: UTF-8 with the built-in locale C.UTF-8 (the same on every machine, and case folding
 * knows more than ASCII), passwords by SCRAM. Made under another name and renamed: a killed run leaves no half database.
 *
 * @throws LaunchError with what initdb said
 */
export function createCluster(options: ClusterOptions): void {
  const { binaries, account, directory, password, durable = true } = options;
  const fresh = join(directory, 'data.new');
  const passwordFile = join(directory, 'password');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = [
    `--pgdata=${fresh}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  const done = spawnSync(binaries.initdb, args, {
    ...asAccount(account),
    encoding: 'utf8',
    timeout: 120_000,
  });
  rmSync(passwordFile, { force: true });
  if (done.status !== 0) {
    const said = done.error?.message ?? done.stderr.trim();
    throw new LaunchError(
      `PostgreSQL could not create its files in ${directory}:\n${said}\n${OWN_SERVER_REMEDY}`,
    );
  }
  renameSync(fresh, dataIn(directory));
}
