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
  if (code !== 0) throw new UsageError(`${name} failed: ${said.join('').trim() || `it ended with ${code}`}`);
}
