import { mkdirSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { tryAs } from './account.ts';
import { createCluster, dataIn } from './cluster.ts';
import { databaseUrl, runServer, type RunningServer } from './server.ts';
import { makeThrowawayPlace, type ThrowawayPlace } from './throwaway-place.ts';

/** A copy of a server's data that was taken while it ran, and where its log is archived. */
export interface BaseBackup {
  readonly data: string;
  readonly archive: string;
  readonly password: string;
}

/** How a server started on a base backup recovers. */
export type Recovery =
  /** Everything up to this time (as PostgreSQL writes it), from the archive; then an independent server, on a new timeline. */
  | { readonly kind: 'until'; readonly time: string }
  /** Follows the server at this port until it is promoted. */
  | { readonly kind: 'standby'; readonly primaryPort: number };

type Settings = Readonly<Record<string, string>>;

/** A realistic production setup, except for its size and for effects of a power loss: its WAL is archived. */
const SETTINGS: Settings = {
  fsync: 'off',
  // Programs that were killed may still hold theirs when the next ones start.
  max_connections: '120',
  shared_buffers: '64MB',
  wal_keep_size: '256MB',
  archive_mode: 'on',
};
const PATIENCE_MS = 60_000;

/**
 * A PostgreSQL server with data of its own for drills: it may be killed, copied while it runs, restored from the copy to a point
 * in time, followed by a standby. Only the server's own programs are needed for any of it.
 */
export class DrillCluster {
  private server: RunningServer | null = null;
  private backups = 0;

  private readonly place: ThrowawayPlace;
  private readonly settings: Settings;

  private constructor(place: ThrowawayPlace, settings: Settings) {
    this.place = place;
    this.settings = settings;
  }

  /**
   * A new and empty server, with a system identifier of its own.
   * @param password of the server that it replaces, if any
   */
  static async create(
    options: { password?: string | undefined; settings?: Settings } = {},
  ): Promise<DrillCluster> {
    return DrillCluster.begin(
      makeThrowawayPlace(undefined, options.password),
      options.settings ?? {},
      (place) => createCluster({ ...place, durable: false }),
    );
  }

  /** The same server as the one that was copied, at a moment that `recovery` says. */
  static async restore(backup: BaseBackup, recovery: Recovery): Promise<DrillCluster> {
    return DrillCluster.begin(
      makeThrowawayPlace(undefined, backup.password),
      recoverySettings(backup, recovery),
      (place) => {
        copyFolder(place, backup.data, dataIn(place.directory));
        writeAs(
          place,
          join(dataIn(place.directory), recovery.kind === 'until' ? 'recovery.signal' : 'standby.signal'),
          '',
        );
      },
    );
  }

  private static async begin(
    place: ThrowawayPlace,
    settings: Settings,
    fill: (place: ThrowawayPlace) => void,
  ): Promise<DrillCluster> {
    try {
      fill(place);
      makeFolder(place, archiveOf(place));
      const cluster = new DrillCluster(place, settings);
      await cluster.start();
      return cluster;
    } catch (error) {
      place.remove();
      throw error;
    }
  }

  /** postgres://postgres:…@127.0.0.1:<port>/<database> of the running server */
  url(database: string): string {
    return databaseUrl(this.password, this.port, database);
  }

  get port(): number {
    if (!this.server) throw new Error('The server has never been started');
    return this.server.port;
  }

  get password(): string {
    return this.place.password;
  }

  async start(): Promise<void> {
    const { place, server } = this;
    this.server = await runServer({
      ...place,
      ...(server ? { port: server.port } : {}),
      settings: { ...SETTINGS, archive_command: `cp '%p' '${archiveOf(place)}/%f'`, ...this.settings },
      removeAfterwards: place.folders,
    });
  }

  /** A clean shutdown: everything is on disk. */
  async stop(): Promise<void> {
    await this.server?.stop();
  }

  /** SIGKILL: data in memory is lost. */
  async kill(): Promise<void> {
    await this.server?.kill();
  }

  async remove(): Promise<void> {
    await this.server?.abort();
    this.place.remove();
  }

  /** A new folder that the server can write to. */
  makeFolder(name: string): string {
    const path = join(this.place.directory, name);
    makeFolder(this.place, path);
    return path;
  }

  /** Copies the data of the running server by PostgreSQL's low-level interface; its log is archived up to the copy's end. */
  async baseBackup(): Promise<BaseBackup> {
    const { place, password } = this;
    this.backups += 1;
    const data = join(place.directory, `backup-${this.backups}`);
    await this.onServer(async (client) => {
      await client.query(`select pg_backup_start('drill', fast => true)`);
      copyFolder(place, dataIn(place.directory), data);
      // They belong to the running server, or come from the archive.
      for (const path of ['pg_wal', 'postmaster.pid', 'postmaster.opts'])
        rmSync(join(data, path), { recursive: true, force: true });
      for (const path of ['pg_wal', 'pg_wal/archive_status']) makeFolder(place, join(data, path));
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(wait_for_archive => true)',
      );
      writeAs(place, join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    });
    return { data, archive: archiveOf(place), password };
  }

  /** Archives the WAL: everything committed so far can be restored from the archive. */
  async archiveAll(): Promise<void> {
    await this.onServer(async (client) => {
      const { rows } = await client.query<{ file: string }>(
        'select pg_walfile_name(pg_switch_wal()) as file',
      );
      await until('the log to be archived', async () => {
        const { rows: done } = await client.query<{ is_there: boolean }>(
          'select last_archived_wal >= $1 as is_there from pg_stat_archiver',
          [rows[0]?.file],
        );
        return done[0]?.is_there === true;
      });
    });
  }

  /** Resolves when this standby shows everything that the other server has committed by now. */
  async catchUpWith(primary: DrillCluster): Promise<void> {
    const [position] = await primary.onServer(
      async (client) =>
        (await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')).rows,
    );
    await this.onServer((client) =>
      until('the standby to catch up', async () => {
        const { rows } = await client.query<{ is_there: boolean }>(
          'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there',
          [position?.lsn],
        );
        return rows[0]?.is_there === true;
      }),
    );
  }

  /** Promotes a standby to an independent server, on a new timeline. */
  async promote(): Promise<void> {
    await this.onServer((client) => client.query('select pg_promote()'));
    await this.whenWritable();
  }

  /** Resolves when a recovery has ended. */
  async whenWritable(): Promise<void> {
    await this.onServer((client) =>
      until('the recovery to end', async () => {
        const { rows } = await client.query<{ is_over: boolean }>(
          'select not pg_is_in_recovery() as is_over',
        );
        return rows[0]?.is_over === true;
      }),
    );
  }

  private async onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.url('postgres') });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

function recoverySettings({ archive, password }: BaseBackup, recovery: Recovery): Settings {
  if (recovery.kind === 'standby') {
    const { primaryPort } = recovery;
    return {
      primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=postgres password=${password}`,
      wal_retrieve_retry_interval: '100ms',
    };
  }
  return {
    restore_command: `cp '${archive}/%f' '%p'`,
    recovery_target_time: recovery.time,
    recovery_target_action: 'promote',
  };
}

const archiveOf = ({ directory }: ThrowawayPlace): string => join(directory, 'archive');

/** Copied by the server's account, which must own the files. */
function copyFolder({ account }: ThrowawayPlace, from: string, to: string): void {
  const { ok, output } = tryAs(account, 'cp', ['-Rp', from, to]);
  if (!ok) throw new Error(`${from} could not be copied: ${output}`);
}

function makeFolder({ account }: ThrowawayPlace, path: string): void {
  mkdirSync(path, { mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}

function writeAs({ account }: ThrowawayPlace, path: string, content: string): void {
  writeFileSync(path, content, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
}

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await look())) {
    if (Date.now() > deadline) throw new Error(`Waited ${PATIENCE_MS} ms in vain for ${what}`);
    await pause(20);
  }
}
