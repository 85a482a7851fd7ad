import { spawn } from 'node:child_process';
import { environmentWith } from '../config/config.js';
import { UsageError } from './usage-error.js';

const FOUND_NOTHING = 'ENOENT';

/** Where PostgreSQL's programs connect to, as they read it from their environment: in an argument everybody on the machine would see the password. */
export function connectionEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    // A server may be named by the folder of its socket.
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
}

/**
 * Runs pg_dump or pg_restore on the database of `url`.
 * @throws UsageError with what the program said, or where it is missing
 */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const said: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(name, args, {
      env: environmentWith(connectionEnvironment(url)),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === FOUND_NOTHING
          ? new UsageError(
              `${name} is not on this machine. Install PostgreSQL's client programs in the version of the server, or use those of its container (docs/backup-and-restore.md).`,
            )
          : error,
      );
    });
    child.on('close', resolve);
  });
  if (code === 0) return;
  const words = said.join('').trim();
  throw new UsageError(
    [`${name} failed: ${words || `it ended with ${code}`}`, ...versionHint(words)].join('\n'),
  );
}

/** What to do about programs that are older than the server, or than those that wrote the dump; empty for any other failure. */
export function versionHint(words: string): string[] {
  const server = /server version: (\d+)/.exec(words)?.[1];
  const isOlderThanDump = /unsupported version \([\d.]+\) in file header/.test(words);
  if (server === undefined && !isOlderThanDump) return [];
  const wanted = server === undefined ? 'the version that wrote the dump' : `version ${server}`;
  const number = server ?? '<version>';
  return [
    `PostgreSQL's client programs on this machine are too old. Install ${wanted}, on Debian and Ubuntu postgresql-client-${number} from apt.postgresql.org, and put its folder (/usr/lib/postgresql/${number}/bin) first in PATH; or use those of the server's container (docs/backup-and-restore.md).`,
  ];
}
