import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../../launch-error.mjs';
import { OWN_SERVER_REMEDY } from './own-server.ts';

/** The system user that the server runs as, as Node's child_process wants it. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root we therefore use the owner of the existing data, else the system user
 * `postgres`, which is created if missing. @param directory of the server's files
 * @returns undefined for an ordinary user: the server runs as ourselves
 */
export function accountFor(directory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(join(directory, 'data')) ?? systemUser('postgres') ?? createSystemUser('postgres');
}

/** Options for child_process that run a program as this account, from a folder that it can enter, without our secrets. */
export function asAccount(account: Account | undefined) {
  return { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

/** Runs a short program as the account. Never throws: an inaccessible folder is a result, not an error. */
export function tryAs(
  account: Account | undefined,
  command: string,
  args: string[],
): { ok: boolean; output: string } {
  const done = spawnSync(command, args, { ...asAccount(account), encoding: 'utf8', timeout: 30_000 });
  const output = [done.error?.message, done.stderr, done.stdout].filter(Boolean).join('\n').trim();
  return { ok: done.status === 0, output };
}

function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function systemUser(name: string): Account | undefined {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined;
}

/** Debian and Red Hat have useradd, Alpine has adduser. */
function createSystemUser(name: string): Account {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ];
  for (const [command, args] of ways) {
    tryAs({ uid: 0, gid: 0 }, command, args);
    const account = systemUser(name);
    if (account) return account;
  }
  throw new LaunchError(
    `PostgreSQL does not run as root, and the system user "${name}" could not be created.\n` +
      `Start Drumbeat as an ordinary user, or create that user first: useradd --system ${name}\n${OWN_SERVER_REMEDY}`,
  );
}
