import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMark, waitUntilGone } from './process-table.ts';

/** A process of ours. `mark` says when it started, so that another process with its number is never taken for it. */
interface Known {
  pid: number;
  mark: string;
}

const PATIENCE_MS = 30_000;

/**
 * The processes that this data folder's run has started, kept in `processes.json`, so that the next run can end what
 * a killed one left behind where even the watchdog was killed.
 */
export class ProcessRecord {
  readonly #file: string;
  #known: Known[] = [];

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'processes.json');
  }

  /** Ends what is left of the previous run, politely first. Call before starting anything. */
  async endLeftovers(): Promise<void> {
    const leftovers = readKnown(this.#file).filter(({ pid, mark }) => startMark(pid) === mark);
    if (leftovers.length > 0) console.log('Ending what an earlier run left behind');
    for (const { pid } of leftovers) signalGroup(pid, 'SIGTERM');
    for (const { pid } of leftovers) {
      if (await waitUntilGone(pid, PATIENCE_MS)) continue;
      signalGroup(pid, 'SIGKILL');
      await waitUntilGone(pid, PATIENCE_MS);
    }
    rmSync(this.#file, { force: true });
  }

  add(pid: number): void {
    const mark = startMark(pid);
    if (mark !== undefined) this.#write([...this.#known, { pid, mark }]);
  }

  remove(pid: number): void {
    this.#write(this.#known.filter((known) => known.pid !== pid));
  }

  #write(known: Known[]): void {
    this.#known = known;
    writeFileSync(`${this.#file}.new`, JSON.stringify(known));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

const readKnown = (file: string): Known[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Known[]) : [];

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It exited itself.
  }
}
