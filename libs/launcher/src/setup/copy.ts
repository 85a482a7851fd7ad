import { join } from 'node:path';
import { requireFreePorts } from '../../ports.mjs';
import { waitForHttp } from '../process/ports.ts';
import { ProcessRecord } from '../process/process-record.ts';
import { runOrFail } from '../process/run.ts';
import { Service } from '../process/service.ts';
import type { Shutdown } from '../process/shutdown.ts';
import { LaunchError } from '../../launch-error.mjs';
import { step } from '../terminal/progress.ts';
import { buildIfChanged, type PartName } from './build.ts';
import { openDataDir } from './data-dir.ts';
import { backendEnvironment, stripeWebhookUrl } from './demo-environment.ts';
import { secretsOf } from './secrets.ts';
import { needsSandbox, requireRealServices, type Settings } from './settings.ts';
import { startPostgres } from '../postgres/postgres.ts';

/** Starts the embedded PostgreSQL, starts it again should it ever end, and stops it with everything else. */
async function startDatabase(dataDir: string, shutdown: Shutdown): Promise<string> {
  const log = (line: string) => console.log(`  ${line}`);
  let server = await step('Starting PostgreSQL', () => startPostgres({ dataDir, log }));
  await shutdown.onStop('PostgreSQL', () => server.stop());
  const keepRunning = async (): Promise<void> => {
    await server.exited;
    if (shutdown.signal.aborted) return;
    console.error('PostgreSQL ended; starting it again');
    try {
      server = await startPostgres({ dataDir, port: server.port, log });
      void keepRunning();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      await shutdown.end(1);
    }
  };
  void keepRunning();
  return server.url;
}

export const BACKEND = 'backend/dist/src';

const SANDBOX_WITHIN_MS = 60_000;

/** One running copy of Drumbeat: a data folder of its own, a prepared database, and the services started on it. */
export interface Copy {
  logs: string;
  /** Environment of the backend's programs. */
  env: NodeJS.ProcessEnv;
  /** Starts a long-running program, to be stopped before everything that was started before it. */
  service(
    name: string,
    program: string[],
    options?: { env?: NodeJS.ProcessEnv; cwd?: string },
  ): Promise<void>;
}

/**
 * Everything that the api and the worker need: the folder's lock, leftovers of a killed run, ports, build, stand-ins
 * for external services, database, demo data.
 *
 * @param sandboxOptions for the Node.js that runs the stand-ins
 * @throws LaunchError with the remedy in its message
 */
export async function prepareCopy(
  settings: Settings,
  shutdown: Shutdown,
  parts: PartName[],
  sandboxOptions: string[] = [],
): Promise<Copy> {
  requireRealServices(settings);
  const dataDir = openDataDir(settings.dataDir);
  const record = new ProcessRecord(dataDir.path);
  await record.endLeftovers();
  await requireFreePorts(process.env, needsSandbox(settings));

  const logFile = join(dataDir.logs, 'setup.log');
  await buildIfChanged(parts, { logFile, signal: shutdown.signal });
  const startService = async (
    name: string,
    program: string[],
    { env, cwd }: { env: NodeJS.ProcessEnv; cwd?: string | undefined },
  ) => {
    if (shutdown.signal.aborted) return;
    const started = new Service({
      name,
      program,
      env,
      cwd,
      logFile: join(dataDir.logs, `${name}.log`),
      record,
      onGivenUp: (message) => {
        console.error(message);
        void shutdown.end(1);
      },
    });
    await shutdown.onStop(name, () => started.stop());
  };

  // Before the database, because the demo creates its past posts there.
  if (needsSandbox(settings)) {
    const program = [...sandboxOptions, 'libs/sandbox/dist/main.js'];
    await startService('sandbox', program, { env: sandboxEnvironment(settings) });
  }
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(dataDir.path, shutdown));
  const env = backendEnvironment(settings, databaseUrl, secretsOf(dataDir.path));
  const command = (what: string, ...args: string[]) =>
    step(what, () =>
      runOrFail(process.execPath, [`${BACKEND}/cli.js`, ...args], {
        what,
        env,
        logFile,
        signal: shutdown.signal,
      }),
    );
  await command('Bringing the database up to date', 'migrate', 'up');
  if (settings.withDemo) {
    await sandboxAnswers(settings, shutdown.signal, dataDir.logs);
    await command('Filling in the demo data', 'demo-data');
  }
  return {
    logs: dataDir.logs,
    env,
    service: (name, program, options = {}) => startService(name, program, { env, ...options }),
  };
}

const sandboxEnvironment = (settings: Settings): NodeJS.ProcessEnv => ({
  ...process.env,
  SANDBOX_PORT: String(settings.sandboxPort),
  SANDBOX_SMTP_PORT: String(settings.smtpPort),
  SANDBOX_STRIPE_WEBHOOK: stripeWebhookUrl(settings),
  SANDBOX_DATA_FILE: join(settings.dataDir, 'sandbox.json'),
});

/** @throws LaunchError when the demo would need unreachable stand-ins */
async function sandboxAnswers(settings: Settings, signal: AbortSignal, logs: string): Promise<void> {
  if (!needsSandbox(settings)) return;
  const url = `http://127.0.0.1:${settings.sandboxPort}/health`;
  if (await waitForHttp(url, { patienceMs: SANDBOX_WITHIN_MS, signal })) return;
  throw new LaunchError(
    `The sandbox did not answer within ${SANDBOX_WITHIN_MS / 1000} s. Its log is in ${logs}`,
  );
}
