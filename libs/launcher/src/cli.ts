/**
 * `npm run cli -- <command>`: the backend's commands with the settings, the secrets and the database of the copy of `npm start`, such
 * as `npm run cli -- create-admin --email you@example.com`. Of a copy that is stopped the database alone runs for as long as the
 * command does: `restored` has to be said before anything starts that would send.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres/postgres.ts';
import { databaseOfRunningCopy } from './postgres/running-copy.ts';
import { ProcessRecord } from './process/process-record.ts';
import { BACKEND } from './setup/copy.ts';
import { openDataDir } from './setup/data-dir.ts';
import { backendEnvironment } from './setup/demo-environment.ts';
import { secretsOf } from './setup/secrets.ts';
import { readSettings, ROOT, type Settings } from './setup/settings.ts';
import { LaunchError } from '../launch-error.mjs';

try {
  const settings = readSettings();
  const program = join(ROOT, BACKEND, 'cli.js');
  // A folder that happens to be there is no copy, and is not made one by a command.
  const isCopy = ['secrets.json', 'postgres.json'].some((file) => existsSync(join(settings.dataDir, file)));
  if (!isCopy || !existsSync(program)) {
    throw new LaunchError(
      `There is no copy in ${settings.dataDir} yet. Start it with npm start, then call the command in another terminal. ` +
        'Of a copy in another folder name the folder: DATA_DIR=/path/to/folder npm run cli -- …',
    );
  }
  const url = settings.databaseUrl ?? (await databaseOfRunningCopy(settings.dataDir));
  process.exitCode =
    url === null ? await runOnStoppedCopy(program, settings) : await run(program, settings, url);
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}
process.exit();

/**
 * Processes of a killed run would keep using the database, so they are stopped first. @throws LaunchError when the
 * copy is running
 */
async function runOnStoppedCopy(program: string, settings: Settings): Promise<number> {
  const dataDir = openDataDir(settings.dataDir);
  await new ProcessRecord(dataDir.path).endLeftovers();
  console.error('This copy is stopped: its database runs for this command alone.');
  const server = await startPostgres({ dataDir: dataDir.path, log: (line) => console.error(line) });
  try {
    return await run(program, settings, server.url);
  } finally {
    await server.stop();
  }
}

/** Returns the command's exit code. It gets our signals, and we run on after it to stop its services. */
async function run(program: string, settings: Settings, databaseUrl: string): Promise<number> {
  // It inherits our standard input: passwords are typed or piped there.
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: backendEnvironment(settings, databaseUrl, secretsOf(settings.dataDir)),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
