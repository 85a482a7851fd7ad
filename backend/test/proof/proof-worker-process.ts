import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEnvironment } from '../support/test-config.js';
import { until } from '../support/until.js';
import type { PlantedBug } from './worker/planted-bugs.js';
import type { Freeze, Order, Report, Step, TurnedClock } from './worker/steps.js';

/** The worker as it was built; the benchmarks, which were built with it, find it beside them. */
const DIST = process.env.PROOF_DIST ?? join(import.meta.dirname, '../../dist');
const BUILT = import.meta.filename.endsWith('.ts') ? join(DIST, 'test/proof') : import.meta.dirname;
const PROGRAM = join(BUILT, 'worker/proof-worker.js');
const PATIENCE_MS = 120_000;

/** The proof's end of the strings of one worker process (worker/proof-worker.ts). */
export class ProofWorker {
  private readonly reports: Report[] = [];
  private readonly output: string[] = [];

  private constructor(private readonly process: ChildProcess) {
    process.on('message', (report: Report) => this.reports.push(report));
    for (const stream of [process.stdout, process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => this.output.push(text));
    }
  }

  /** Loads the program into a new process, which then waits for its start. */
  static load(
    environment: Record<string, string>,
    bug: PlantedBug | null = null,
    program = PROGRAM,
  ): ProofWorker {
    const env = testEnvironment({
      ...environment,
      DATABASE_POOL_SIZE: '5',
      LOG_LEVEL: 'warn',
      ...(bug === null ? {} : { PROOF_BUG: bug }),
    });
    return new ProofWorker(fork(program, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] }));
  }

  /** Resolves when it plans, sweeps and takes jobs. */
  async start(): Promise<this> {
    await this.whenReported('loaded');
    this.tell({ kind: 'start' });
    await this.whenReported('started');
    return this;
  }

  /** Its owner number when it started. */
  get owner(): number {
    return this.reports.find((report) => report.kind === 'started')?.owner ?? 0;
  }

  hold(step: Step, ids: readonly string[]): void {
    this.tell({ kind: 'hold', step, ids });
  }

  refuse(ids: readonly string[]): void {
    this.tell({ kind: 'refuse', ids });
  }

  /** Does what this clock of the program does, without waiting for its hour. */
  turn(clock: TurnedClock): void {
    this.tell({ kind: 'turn', clock });
  }

  go(freeze?: Freeze): void {
    this.tell(freeze ? { kind: 'go', freeze } : { kind: 'go' });
  }

  hasReached(step: Step, id: string): boolean {
    return this.reports.some(
      (report) => report.kind === 'reached' && report.step === step && report.id === id,
    );
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
    if (this.isGone) return;
    this.process.kill('SIGTERM');
    await once(this.process, 'exit');
  }

  get isGone(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** True when the system reports it as stopped. */
  get isPaused(): boolean {
    if (this.isGone) return false;
    const stat = readFileSync(`/proc/${this.process.pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('T');
  }

  private tell(order: Order): void {
    // A message to a process that has gone is no news.
    if (this.process.connected) this.process.send(order, () => undefined);
  }

  private async whenReported(kind: Report['kind']): Promise<void> {
    await until(
      `a worker to be ${kind}`,
      () => {
        if (this.isGone) throw new Error(`The worker ended before it was ${kind}:\n${this.output.join('')}`);
        return this.reports.some((report) => report.kind === kind);
      },
      PATIENCE_MS,
    );
  }
}
