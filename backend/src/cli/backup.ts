import { open, rename, rm, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config/config.js';
import { UsageError } from './usage-error.js';
import { runPostgresTool } from './postgres-tool.js';

/** `backup --to <file>`: the database as pg_dump writes it. Half a file is never left under the name. */
export async function backup(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
  const { to } = values;
  if (to === undefined) throw new UsageError('backup needs --to <file>');
  const config = loadConfig();
  if (await exists(to)) throw new UsageError(`${to} is there already. Name a file that is not.`);
  const part = `${to}.part`;
  if (await exists(part)) {
    throw new UsageError(
      `${part} is there: another backup writes it now, or was ended while it did. Where none runs, delete it and begin again.`,
    );
  }
  // Everybody's posts and sealed tokens are in it: nobody but its owner may read it, from its first byte on.
  await (await open(part, 'wx', 0o600).catch(cannotWrite(part))).close();
  try {
    await runPostgresTool(
      'pg_dump',
      ['--format=custom', '--no-password', `--file=${part}`],
      config.database.url,
    );
    const { size } = await stat(part);
    if (size === 0) throw new UsageError('pg_dump wrote nothing.');
    await rename(part, to);
    process.stdout.write(
      `${to}: ${(size / 1_000_000).toFixed(1)} MB, to be read by you alone. Files and keys are not in it (docs/backup-and-restore.md). Now see that it can be put back: restore-check --file ${to}\n`,
    );
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const cannotWrite = (path: string) => (error: unknown) => {
  throw new UsageError(
    `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
  );
};
