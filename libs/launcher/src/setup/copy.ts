import { join } from 'node:path';
import { isPortFree } from '../process/ports.ts';
import { ProcessRecord } from '../process/process-record.ts';
import { runOrFail } from '../process/run.ts';
import { Service } from '../process/service.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { LaunchError } from '../terminal/launch-error.ts';
import { step } from '../terminal/progress.ts';
import { buildIfChanged, type PartName } from './build.ts';
import { openDataDir } from './data-dir.ts';
import { startDatabase } from './database.ts';
import { backendEnvironment } from './demo-environment.ts';
import { secretsOf } from './secrets.ts';
import { needsSandbox, requireRealServices, type Settings } from './settings.ts';

export const BACKEND = 'backend/dist/src';

/** One running copy of Drumbeat: a data folder of its own, a prepared database, and the services started on it. */
export interface Copy {
  logs: string;
  /** What the backend's programs get. */
  env: NodeJS.ProcessEnv;
  /** Starts a long-running program, to be stopped before everything that was started before it. */
  service(
    name: string,
    program: string[],
    options?: { env?: NodeJS.ProcessEnv; cwd?: string },
  ): Promise<void>;
}

/**
 * Everything before the services: the folder's lock, what a killed run left, ports, build, database, demo data.
 *
 * @throws LaunchError with the remedy in its message
 */
export async function prepareCopy(settings: Settings, shutdown: Shutdown, parts: PartName[]): Promise<Copy> {
  requireRealServices(settings);
  const dataDir = openDataDir(settings.dataDir);
  const record = new ProcessRecord(dataDir.path);
  await record.endLeftovers();
  await requirePorts(settings);

  const logFile = join(dataDir.logs, 'setup.log');
  await buildIfChanged(parts, { logFile, signal: shutdown.signal });
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(dataDir.path, shutdown));
  const env = backendEnvironment(settings, databaseUrl, secretsOf(dataDir.path));
  for (const [what, ...command] of [
    ['Bringing the database up to date', 'migrate', 'up'],
    ...(settings.withDemo ? [['Filling in the demo data', 'demo-data'] as const] : []),
  ] as const) {
    const args = [`${BACKEND}/cli.js`, ...command];
    await step(what, () =>
      runOrFail(process.execPath, args, { what, env, logFile, signal: shutdown.signal }),
    );
  }

  const service: Copy['service'] = async (name, program, options = {}) => {
    if (shutdown.signal.aborted) return;
    const started = new Service({
      name,
      program,
      env: options.env ?? env,
      cwd: options.cwd,
      logFile: join(dataDir.logs, `${name}.log`),
      record,
      onGivenUp: (message) => {
        console.error(message);
        void shutdown.end(1);
      },
    });
    await shutdown.onStop(name, () => started.stop());
  };
  return { logs: dataDir.logs, env, service };
}

/** Starts the stand-ins for the outside world, unless all of it is configured. */
export async function startSandbox(
  copy: Copy,
  settings: Settings,
  nodeOptions: string[] = [],
): Promise<void> {
  if (!needsSandbox(settings)) return;
  const env = {
    ...process.env,
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_SMTP_PORT: String(settings.smtpPort),
    SANDBOX_DATA_FILE: join(settings.dataDir, 'sandbox.json'),
  };
  await copy.service('sandbox', [...nodeOptions, 'libs/sandbox/dist/main.js'], { env });
}

async function requirePorts(settings: Settings): Promise<void> {
  const { port, sandboxPort, smtpPort } = settings;
  const wanted = {
    PORT: port,
    ...(needsSandbox(settings) && { SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort }),
  };
  for (const [name, number] of Object.entries(wanted)) {
    if (await isPortFree(number)) continue;
    throw new LaunchError(
      `Port ${number} is taken by another program. Choose a free one with ${name}, for example: ${name}=${number + 1} npm start`,
    );
  }
}
