import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPostgresState, writePostgresState, type PostgresState } from './state.ts';
import { accountFor } from './account.ts';
import { runnableBinaries } from './binaries.ts';
import { createCluster, isCluster } from './cluster.ts';
import { choosePlace } from './place.ts';
import { runServer, type RunningServer } from './server.ts';
import { makeThrowawayPlace, randomPassword } from './throwaway-place.ts';

export interface PostgresOptions {
  /** Folder of this copy of Drumbeat. Callers hold its lock (see data-dir.ts). */
  dataDir: string;
  /** Wanted port; without it the port of the last run is taken again, or a free one. */
  port?: number;
  /** Gets one line per notable event. */
  log?: (line: string) => void;
}

/** A server of our own. `url` names the superuser `postgres` and the database `drumbeat`. */
export type Postgres = RunningServer;

/**
 * Starts the embedded PostgreSQL of a data folder, creating its database at the first start.
 *
 * Listens on 127.0.0.1 only, with a random password kept in `<dataDir>/postgres.json` (0600). Works as an ordinary
 * user and as root; as root the server runs as the user `postgres`, and its data is under /var/lib/drumbeat when that
 * user cannot enter `dataDir`. A server left by a killed run on this data is stopped first.
 *
 * @throws LaunchError with the remedy in its message
 */
export async function startPostgres({ dataDir, port, log = () => {} }: PostgresOptions): Promise<Postgres> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const state = readPostgresState(home) ?? { password: randomPassword() };
  const inside = join(home, 'postgres');
  const account = accountFor(isCluster(inside) ? inside : (state.directory ?? inside));
  const directory = choosePlace({ home, account, state, log });
  const binaries = runnableBinaries(account, log);
  const known: PostgresState = { ...state, directory };
  writePostgresState(home, known);
  if (!isCluster(directory)) {
    log('Creating the PostgreSQL database');
    createCluster({ binaries, account, directory, password: known.password });
  }
  const server = await runServer({
    binaries,
    account,
    directory,
    password: known.password,
    port: port ?? known.port,
    logFile: join(home, 'logs', 'postgresql.log'),
  });
  writePostgresState(home, { ...known, port: server.port });
  return server;
}

/**
 * Starts a PostgreSQL for tests: empty, fast instead of durable (fsync off), 200 connections, gone after `stop()`.
 * Its `url` names the superuser and the database `drumbeat`.
 */
export async function startThrowawayPostgres(log: (line: string) => void = () => {}): Promise<Postgres> {
  const place = makeThrowawayPlace(log);
  try {
    createCluster({ ...place, durable: false });
    const server = await runServer({
      ...place,
      settings: {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        max_connections: '200',
        shared_buffers: '256MB',
      },
      removeAfterwards: place.folders,
    });
    return { ...server, stop: () => server.stop().finally(place.remove) };
  } catch (error) {
    place.remove();
    throw error;
  }
}
