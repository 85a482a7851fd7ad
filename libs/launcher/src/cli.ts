/**
 * `npm run cli -- <command>`: the backend's commands with the settings, the secrets and the database of the copy that `npm start`
 * runs, such as `npm run cli -- create-admin --email you@example.com`.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOfRunningCopy } from './postgres/running-copy.ts';
import { BACKEND } from './setup/copy.ts';
import { backendEnvironment } from './setup/demo-environment.ts';
import { secretsOf } from './setup/secrets.ts';
import { readSettings, ROOT } from './setup/settings.ts';
import { LaunchError } from '../launch-error.mjs';

try {
  const settings = readSettings();
  const program = join(ROOT, BACKEND, 'cli.js');
  if (!existsSync(settings.dataDir) || !existsSync(program)) {
    throw new LaunchError(
      `There is no copy in ${settings.dataDir} yet. Start it with npm start, then call the command in another terminal.`,
    );
  }
  const databaseUrl = settings.databaseUrl ?? (await databaseOfRunningCopy(settings.dataDir));
  // Its standard input is ours: passwords are typed or piped there.
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: backendEnvironment(settings, databaseUrl, secretsOf(settings.dataDir)),
    stdio: 'inherit',
  });
  child.once('error', (error) => console.error(error.message));
  child.once('close', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
