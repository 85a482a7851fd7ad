import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startSandbox, type MintedToken, type Sandbox } from '@drumbeat/sandbox';
import type { ProofFault } from '../../test/proof/faults.js';
import { PROOF_TIMES } from '../../test/proof/proof-times.js';
import { ProofWorker } from '../../test/proof/proof-worker-process.js';
import type { Step } from '../../test/proof/worker/steps.js';
import { PublishingHarness } from '../../test/support/publishing/publishing-harness.js';
import { until } from '../../test/support/until.js';
import { bareQueue, type BareQueue } from './bare-queue.js';
import { createBenchDatabase, type BenchDatabase } from './bench-database.js';

export const NAIVE_QUEUE = 'naive';
const PROGRAM = new URL('../references/naive-worker.js', import.meta.url).pathname;
const ATTEMPTS = 3;
const PAUSE_BETWEEN_MS = 500;
const LEAD_MS = 500;
const LOOK_EVERY_MS = 50;
/** Only a hanging bench waits this long. */
const PATIENCE_MS = 120_000;

export interface NaiveJob {
  readonly id: string;
  readonly accessToken: string;
  readonly memberId: string;
  readonly text: string;
}

/** One post under one fault. */
export interface NaiveCell {
  readonly id: string;
  readonly fault: ProofFault;
  readonly member: MintedToken;
  readonly text: string;
}

/** The naive worker's harness: a queue, LinkedIn's stand-in, and workers that start and stop; no ledger. */
export class NaiveStage {
  private readonly workers: ProofWorker[] = [];
  private readonly late = new Set<string>();
  private isOver = false;
  private readonly lateCommits: Promise<void>;

  private constructor(
    private readonly database: BenchDatabase,
    private readonly sandbox: Sandbox,
    private readonly naive: BareQueue,
  ) {
    this.lateCommits = this.commitLate();
  }

  /** The stand-in's own detection of duplicates is off, as in the proof: a second copy counts. */
  static async open(): Promise<NaiveStage> {
    const database = await createBenchDatabase();
    const sandbox = await startSandbox({ port: 0, duplicateWindowMs: 0 });
    const naive = bareQueue({ databaseUrl: database.url, redis: null }, NAIVE_QUEUE);
    return new NaiveStage(database, sandbox, naive);
  }

  async close(): Promise<void> {
    this.isOver = true;
    await this.lateCommits;
    await Promise.all(this.workers.map((worker) => worker.kill()));
    await this.naive.close();
    await this.sandbox.close();
    await this.database.close();
  }

  cells(faults: readonly ProofFault[]): NaiveCell[] {
    return faults.map((fault) => {
      const id = randomUUID();
      const member = this.sandbox.linkedin.mintToken({ name: `Member ${id.slice(0, 8)}` });
      const text = `What I learned about #pricing, part ${id} (really).`;
      for (const kind of fault.answers) this.sandbox.linkedin.fault({ kind, text_contains: text });
      if (fault.isLate) this.late.add(text);
      return { id, fault, member, text };
    });
  }

  /** Adds one delayed job for each of them. */
  async begin(cells: readonly NaiveCell[]): Promise<void> {
    const refused = cells.filter(({ fault }) => fault.isRefused).map(({ id }) => id);
    for (const worker of this.living) worker.refuse(refused);
    await this.naive.queue.addBulk(
      cells.map(({ id, member, text }) => ({
        name: 'publish',
        data: { id, accessToken: member.access_token, memberId: member.sub, text },
        opts: {
          jobId: id,
          delay: LEAD_MS,
          attempts: ATTEMPTS,
          backoff: { type: 'fixed', delay: PAUSE_BETWEEN_MS },
        },
      })),
    );
  }

  /** Makes them due and waits until each has reached this step. */
  async bringTo(step: Step, cells: readonly NaiveCell[], worker: ProofWorker): Promise<void> {
    const ids = cells.map(({ id }) => id);
    worker.hold(step, ids);
    await this.begin(cells);
    await this.until(`all at "${step}"`, () => ids.every((id) => worker.hasReached(step, id)));
  }

  /** Returns the one running worker; stops the others. */
  async worker(): Promise<ProofWorker> {
    const newest = this.living.at(-1) ?? (await this.another());
    await Promise.all(this.living.filter((worker) => worker !== newest).map((worker) => worker.stop()));
    return newest;
  }

  async another(): Promise<ProofWorker> {
    const environment = {
      ...PublishingHarness.environment(this.database.url, this.sandbox),
      PUBLISHING_TIMINGS: JSON.stringify(PROOF_TIMES),
    };
    const worker = await ProofWorker.load(environment, null, PROGRAM).start();
    this.workers.push(worker);
    return worker;
  }

  async emptyQueue(): Promise<void> {
    await this.naive.queue.obliterate({ force: true });
  }

  /** Resolves when the queue has ended every job, however, or knows it no more. */
  async rest(cells: readonly NaiveCell[]): Promise<void> {
    await this.until('all jobs to end', async () => {
      const states = await Promise.all(cells.map(({ id }) => this.naive.queue.getJobState(id)));
      return states.every((state) => state === 'completed' || state === 'failed' || state === 'unknown');
    });
  }

  /** Number of posts that LinkedIn really has. */
  creationsOf({ member }: NaiveCell): number {
    return this.sandbox.linkedin.posts().filter(({ author }) => author === member.author).length;
  }

  private async until(what: string, look: () => Promise<boolean> | boolean): Promise<void> {
    await until(what, look, PATIENCE_MS);
  }

  private get living(): ProofWorker[] {
    return this.workers.filter((worker) => !worker.isGone);
  }

  /** LinkedIn makes what it received, when its caller has stopped waiting. */
  private async commitLate(): Promise<void> {
    while (!this.isOver) {
      const left = this.sandbox.linkedin.calls().filter((call) => call.caller_left && call.text !== null);
      for (const text of this.late)
        if (left.some((call) => call.text === text)) this.sandbox.linkedin.release('proceed', text);
      await pause(LOOK_EVERY_MS);
    }
  }
}
