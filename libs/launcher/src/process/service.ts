import { spawn, type ChildProcess } from 'node:child_process';
import type { ProcessRecord } from './process-record.ts';
import { LogSink } from './log-sink.ts';
import { stopProcess } from './child.ts';
import { ROOT } from '../setup/settings.ts';
import { forget, stopWithUs } from './watchdog.ts';

export interface ServiceOptions {
  name: string;
  /** Arguments for Node, the program first. */
  program: string[];
  env: NodeJS.ProcessEnv;
  /** The repository's folder unless given. */
  cwd?: string | undefined;
  logFile: string;
  record: ProcessRecord;
  /** Called once when the service keeps dying and is not started any more. */
  onGivenUp: (message: string) => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const DEATHS_TOO_MANY = 5;
/** A service that ran this long has a new failure. */
const HEALTHY_AFTER_MS = 60_000;

/** A long-running program of ours that is restarted when it crashes, with increasing delays, at most five times. */
export class Service {
  readonly #options: ServiceOptions;
  readonly #log: LogSink;
  #child: ChildProcess | undefined;
  #restart: NodeJS.Timeout | undefined;
  #deaths = 0;
  #stopping = false;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#log = new LogSink(options.name, options.logFile);
    this.#start();
  }

  /** Asks it to finish its work; kills it after 30 seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    if (!this.#child) return;
    await stopProcess(this.#child, { signal: 'SIGTERM', patienceMs: 30_000, lastResort: 'SIGKILL' });
  }

  #start(): void {
    const { program, env, cwd = ROOT, record } = this.#options;
    const started = Date.now();
    // Detached: a Ctrl-C in the terminal reaches only the launcher, which stops the services in order.
    const child = spawn(process.execPath, program, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#log.take(child.stdout, { isErrors: false });
    this.#log.take(child.stderr, { isErrors: true });
    stopWithUs(child, { signal: 'SIGTERM', group: true });
    if (child.pid !== undefined) record.add(child.pid);
    child.once('error', (error) => console.error(`[${this.#options.name}] ${error.message}`));
    child.once('close', (code, signal) => {
      forget(child);
      if (child.pid !== undefined) record.remove(child.pid);
      if (!this.#stopping) this.#died(signal ?? `code ${code}`, Date.now() - started);
    });
  }

  #died(how: string, livedMs: number): void {
    const { name, onGivenUp } = this.#options;
    this.#deaths = livedMs > HEALTHY_AFTER_MS ? 1 : this.#deaths + 1;
    if (this.#deaths >= DEATHS_TOO_MANY) {
      onGivenUp(`The ${name} ended ${this.#deaths} times in a row (${how}). Its log: ${this.#log.file}`);
      return;
    }
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (this.#deaths - 1), LONGEST_PAUSE_MS);
    console.error(`The ${name} ended (${how}); starting it again in ${pauseMs / 1000} s`);
    this.#restart = setTimeout(() => this.#start(), pauseMs);
  }
}
