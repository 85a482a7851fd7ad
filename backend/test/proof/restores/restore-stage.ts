import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrillCluster } from '@drumbeat/launcher/drill-cluster';
import { Client } from 'pg';
import type { PublishingConfig } from '../../../src/config/config.js';
import { startCable, type Cable } from '../../support/network/cable.js';
import { connectDatabase } from '../../support/database/connected-database.js';
import { startPublishingWorker, type PublishingWorker } from '../../support/publishing/publishing-worker.js';
import { PublishingHarness } from '../../support/publishing/publishing-harness.js';
import { until } from '../../support/until.js';
import { PROOF_TIMES } from '../proof-times.js';
import { ProofWorker } from '../proof-worker-process.js';
import { plant, type ContinuityBug } from '../worker/planted-bugs.js';
import { runCommand } from './operator.js';

/** Only a hanging proof waits this long. */
const PATIENCE_MS = 180_000;
const DATABASE = 'drumbeat';

/**
 * Advances all times in a database by this many minutes. Pauses of seconds, such as the settle time and leases, pass
 * in real time.
 */
export const SHIFT = `with publication as (
     update publications set due_at = due_at - make_interval(mins => $1), next_try_at = next_try_at - make_interval(mins => $1)
   )
   update continuity set signed_at = signed_at - make_interval(mins => $1)`;

/** A planted bug in the programs, or a database without the triggers that make the ledger's commits durable. */
export type RestoreBug = ContinuityBug | 'no durability';

export interface StageOptions {
  readonly bug?: RestoreBug | null;
  /** For all programs, besides the usual one. */
  readonly environment?: Readonly<Record<string, string>>;
  /** PostgreSQL settings of the first server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Replaces the proof's usual times. */
  readonly times?: Partial<PublishingConfig>;
}

/**
 * An installation whose database may be restored to an older state: a PostgreSQL server of its own, a folder of files, LinkedIn's
 * stand-in, an api and workers. All programs reach the database through a cable; its target changes, its address does not.
 */
export class RestoreStage {
  readonly startedAt = new Date();
  private readonly clusters: DrillCluster[] = [];
  private readonly links: Cable[] = [];
  private workers: ProofWorker[] = [];
  private current: PublishingWorker | null = null;
  /** Minutes by which this stage's time is ahead of the machine's … */
  private minutesPassed = 0;
  /** … and by how many it was when the programs lost sight of the database. */
  private minuteOfLoss = 0;

  private constructor(
    private server: DrillCluster,
    readonly cable: Cable,
    private readonly files: string,
    readonly harness: PublishingHarness,
    private readonly bug: RestoreBug | null,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    this.clusters.push(server);
  }

  static async open({
    bug = null,
    environment = {},
    settings = {},
    times = {},
  }: StageOptions): Promise<RestoreStage> {
    const server = await DrillCluster.create({ settings });
    const files = await mkdtemp(join(tmpdir(), 'drumbeat-restore-'));
    const cable = await startCable(server.url(DATABASE));
    await runCommand(['migrate', 'up'], { DATABASE_URL: cable.url });
    const harness = await PublishingHarness.start(
      { ...PROOF_TIMES, ...times },
      { duplicateWindowMs: 0 },
      () => connectDatabase(cable.url),
    );
    const stage = new RestoreStage(server, cable, files, harness, bug, environment);
    if (bug === 'no durability') await stage.dropDurability();
    await stage.startApi();
    return stage;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.kill()));
    await this.current?.close();
    await this.harness.close();
    await this.cable.close();
    await Promise.all(this.links.map((link) => link.close()));
    for (const cluster of this.clusters) await cluster.remove();
    await rm(this.files, { recursive: true });
  }

  /** The user's side: the commands of the api. */
  get api(): PublishingWorker {
    if (!this.current) throw new Error('The api is stopped');
    return this.current;
  }

  get cluster(): DrillCluster {
    return this.server;
  }

  /** A point in this stage's time. */
  get minute(): number {
    return this.minutesPassed;
  }

  /** When the programs lost the database. */
  get lossMinute(): number {
    return this.minuteOfLoss;
  }

  /** An operator's command, by the built program. */
  command(...args: string[]): Promise<string> {
    return runCommand(args, this.environment);
  }

  async startApi(): Promise<void> {
    this.current = await startPublishingWorker(this.harness, {
      environment: { STORAGE_DIR: this.files, ...this.settings },
      prepare: (program) => plant(this.workersBug, program),
    });
  }

  async startWorker(): Promise<ProofWorker> {
    const worker = await ProofWorker.load(this.environment, this.workersBug).start();
    this.workers.push(worker);
    return worker;
  }

  /** Stops the api and all workers, as for a deploy. */
  async stopPrograms(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
    this.workers = [];
    await this.current?.close();
    this.current = null;
  }

  /** Deletes users' files and everything beside them. */
  async loseFiles(): Promise<void> {
    await rm(join(this.files, 'continuity'), { recursive: true });
  }

  /** Copies the data beside the users' files; returns a function that restores the copy. */
  async keepFiles(): Promise<() => Promise<void>> {
    const kept = this.folderForDump();
    await cp(join(this.files, 'continuity'), kept, { recursive: true });
    return async () => {
      await this.loseFiles();
      await cp(kept, join(this.files, 'continuity'), { recursive: true });
    };
  }

  /** Advances time for the database: all its times are moved into the past. */
  async pass(minutes: number): Promise<void> {
    this.minutesPassed += minutes;
    await this.shift(minutes);
  }

  /** Makes the database unreachable for the programs, and advances time. */
  async loseDatabase(minutes: number): Promise<void> {
    await this.cable.cut();
    this.minuteOfLoss = this.minutesPassed;
    this.minutesPassed += minutes;
  }

  /**
   * Switches the database's address to another server, or to the same with other data. @param since the minute of its
   * data: the time since then is added before it is used
   */
  async serve(server: DrillCluster, since: number): Promise<void> {
    this.server = server;
    await this.shift(this.minutesPassed - since);
    this.cable.plugInto(server.url(DATABASE));
    await this.cable.restore();
  }

  /** Another server of this stage, closed with it. */
  async add(starting: Promise<DrillCluster>): Promise<DrillCluster> {
    const cluster = await starting;
    this.clusters.push(cluster);
    return cluster;
  }

  url(cluster = this.server): string {
    return cluster.url(DATABASE);
  }

  /** A separately cuttable connection to a server, such as its standby's. */
  async linkTo(cluster: DrillCluster): Promise<Cable> {
    const link = await startCable(this.url(cluster));
    this.links.push(link);
    return link;
  }

  /** Runs on the server itself, whether the cable is cut or not. */
  async onServer<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: this.url() });
    await client.connect();
    try {
      return (await client.query(sql, [...parameters])).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** A database without any row, in place of the one that is there, as `dropdb` and `createdb` make it. */
  async emptyDatabase(): Promise<void> {
    await this.ask('postgres', `drop database ${DATABASE} with (force)`, `create database ${DATABASE}`);
  }

  /** Empties it where it stands: it stays the same database for the server. */
  async dropTables(): Promise<void> {
    await this.ask(DATABASE, 'drop schema public cascade', 'create schema public');
  }

  private async ask(database: string, ...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: this.server.url(database) });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  folderForDump(): string {
    return this.server.makeFolder(`dump-${randomUUID()}`);
  }

  until(what: string, look: () => Promise<boolean> | boolean): Promise<true> {
    return until(what, look, PATIENCE_MS);
  }

  /** Resolves when it is so, or this time is over: what has not come by then is judged as it is. */
  async within(milliseconds: number, look: () => Promise<boolean>): Promise<void> {
    const giveUpAt = performance.now() + milliseconds;
    await until('what may come', async () => (await look()) || performance.now() > giveUpAt, PATIENCE_MS);
  }

  private get environment(): Record<string, string> {
    return {
      ...PublishingHarness.environment(this.cable.url, this.harness.sandbox),
      STORAGE_DIR: this.files,
      ...this.settings,
      PUBLISHING_TIMINGS: JSON.stringify(this.harness.config.publishing),
    };
  }

  private get workersBug(): ContinuityBug | null {
    return this.bug === 'no durability' ? null : this.bug;
  }

  private async shift(minutes: number): Promise<void> {
    await this.onServer(SHIFT, [minutes]);
  }

  private async dropDurability(): Promise<void> {
    await this.onServer('drop function commit_durably() cascade');
  }
}
