import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { asAccount, type Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { dataIn } from './cluster.ts';
import { LaunchError } from '../../launch-error.mjs';
import { OWN_SERVER_REMEDY } from './own-server.ts';
import { stopLeftover } from './leftover.ts';
import { isPortFree } from '../../ports.mjs';
import { findFreePort } from '../process/ports.ts';
import { stopProcess } from '../process/child.ts';
import { forget, stopWithUs } from '../process/watchdog.ts';

export interface ServerOptions {
  binaries: PostgresBinaries;
  account: Account | undefined;
  directory: string;
  password: string;
  /** Wanted port, taken when it is free; without it, or where it is taken, any free one. */
  port?: number;
  logFile: string;
  settings?: Record<string, string>;
  /** Folders to remove once the server has stopped because we were killed. */
  removeAfterwards?: string[];
}

export interface RunningServer {
  /** postgres://postgres:…@127.0.0.1:<port>/drumbeat */
  url: string;
  port: number;
  /** Resolves once the server has exited, for any reason. */
  exited: Promise<void>;
  /** Fast shutdown: ends connections, writes everything to disk. Safe to call twice. */
  stop(): Promise<void>;
  /** Immediate shutdown for disposable data: nothing is written to disk. */
  abort(): Promise<void>;
  /** SIGKILL: what it kept in memory only is lost. */
  kill(): Promise<void>;
}

const DATABASE = 'drumbeat';
const ATTEMPTS = 5;
const FAST_SHUTDOWN = { signal: 'SIGINT', patienceMs: 30_000, lastResort: 'SIGQUIT' } as const;
const IMMEDIATE_SHUTDOWN = { signal: 'SIGQUIT', patienceMs: 10_000, lastResort: 'SIGKILL' } as const;

/** The address of a server of ours. */
export const databaseUrl = (password: string, port: number, database = DATABASE): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Runs a server on the data of `directory` and waits until it responds. Stops a server left by a killed run. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  await stopLeftover(dataIn(options.directory));
  for (let attempt = 1; ; attempt += 1) {
    // A port that was free a moment ago can be gone, and the memory of a killed server takes a moment to be let go.
    const port = options.port && (await isPortFree(options.port)) ? options.port : await findFreePort();
    const child = launch(options, port);
    const maintenance = databaseUrl(options.password, port, 'postgres');
    if (await answers(child, maintenance)) {
      await ensureDatabase(maintenance);
      return handle(child, databaseUrl(options.password, port), port);
    }
    await stopProcess(child, FAST_SHUTDOWN);
    if (attempt === ATTEMPTS) throw didNotStart(options.logFile);
    await pause(attempt * 500);
  }
}

function launch(options: ServerOptions, port: number): ChildProcess {
  const { binaries, account, directory, logFile, settings = {}, removeAfterwards } = options;
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  // Detached: a Ctrl-C in the terminal reaches only the launcher, which stops this server last.
  const child = spawn(binaries.postgres, ['-D', dataIn(directory), '-p', String(port), ...args], {
    ...asAccount(account),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.on('error', () => {});
  stopWithUs(child, { signal: FAST_SHUTDOWN.signal, group: false, remove: removeAfterwards });
  return child;
}

/** @returns false when the server ended, or did not respond within a minute (recovery after a crash takes a while) */
async function answers(child: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (child.exitCode === null && child.signalCode === null && child.pid && Date.now() < deadline) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === WRONG_PASSWORD) throw strangePassword();
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

const WRONG_PASSWORD = '28P01';

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function handle(child: ChildProcess, url: string, port: number): RunningServer {
  const exited = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  void exited.then(() => forget(child));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return {
    ...{ url, port, exited, kill },
    stop: () => stopProcess(child, FAST_SHUTDOWN),
    abort: () => stopProcess(child, IMMEDIATE_SHUTDOWN),
  };
}

function didNotStart(logFile: string): LaunchError {
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  return new LaunchError(`PostgreSQL did not start. The end of ${logFile}:\n${tail}\n${OWN_SERVER_REMEDY}`);
}

const strangePassword = (): LaunchError =>
  new LaunchError(
    'PostgreSQL refuses the password kept in postgres.json of the data folder. Put the right file back, ' +
      'or remove the data folder to begin with an empty database.',
  );
