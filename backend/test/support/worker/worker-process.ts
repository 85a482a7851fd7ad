import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OWNER_LOCK_SPACE } from '../../../src/modules/publications/owner-lock.js';
import { PublishingHarness } from '../publishing/publishing-harness.js';
import { testEnvironment } from '../test-config.js';
import { until } from '../until.js';

const WORKER = join(process.env.PROOF_DIST ?? join(import.meta.dirname, '../../../dist'), 'src/worker.js');

/** Loading the program takes a second on a quiet machine, and half a minute on a very busy one. */
const STARTS_WITHIN_MS = 90_000;

/** A real worker: the built program in a process of its own, with the harness's shortened times. */
export class WorkerProcess {
  private constructor(
    private readonly process: ChildProcess,
    private readonly written: readonly string[],
    /** Its owner number. */
    readonly owner: number,
  ) {}

  /** Resolves when the worker holds its owner lock and has begun to plan and sweep. */
  static async start(
    harness: PublishingHarness,
    environment: Record<string, string> = {},
  ): Promise<WorkerProcess> {
    const known = await WorkerProcess.owners(harness);
    const child = spawn(process.execPath, [WORKER], {
      env: testEnvironment({
        ...PublishingHarness.environment(harness.databaseUrl, harness.sandbox),
        PUBLISHING_TIMINGS: JSON.stringify(harness.config.publishing),
        DATABASE_POOL_SIZE: '5',
        LOG_LEVEL: 'warn',
        ...environment,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    const owner = await until(
      'a worker to start',
      async () => {
        if (child.exitCode !== null) throw new Error(`The worker did not start:\n${output.join('')}`);
        return (await WorkerProcess.owners(harness)).find((candidate) => !known.includes(candidate));
      },
      STARTS_WITHIN_MS,
    ).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    return new WorkerProcess(child, output, owner);
  }

  /** SIGKILL: ends between two instructions. Resolves when the process has exited. */
  async kill(): Promise<void> {
    if (this.isGone) return;
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  /** SIGSTOP: suspended with all its connections open, as in a long pause of its machine. */
  pause(): void {
    this.process.kill('SIGSTOP');
  }

  resume(): void {
    this.process.kill('SIGCONT');
  }

  /** SIGTERM, as a deploy sends it. Resolves when the process has ended by itself. */
  async stop(): Promise<void> {
    this.process.kill('SIGTERM');
    await once(this.process, 'exit');
  }

  get isGone(): boolean {
    return this.end !== null;
  }

  /** The exit code or the signal by which it ended; null while it runs. */
  get end(): number | string | null {
    return this.process.exitCode ?? this.process.signalCode;
  }

  /** Its log so far, one object per line. */
  get log(): { readonly msg?: string; readonly level?: unknown }[] {
    const lines = this.written.join('').split('\n');
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as { msg?: string });
  }

  /** The numbers of all owners that hold their lock in this harness. */
  static async owners(harness: PublishingHarness): Promise<number[]> {
    const rows = await harness.database.query<{ owner: number }>(
      `select objid::int as owner from pg_locks
        where locktype = 'advisory' and classid = $1 and granted
          and database = (select oid from pg_database where datname = current_database())`,
      [OWNER_LOCK_SPACE],
    );
    return rows.map(({ owner }) => owner);
  }
}
