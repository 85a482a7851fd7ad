import { LaunchError } from '../../launch-error.mjs';
import { hurry } from './watchdog.ts';

/** Presses of Ctrl-C closer than this are one: the terminal and npm both pass the same one on to us. */
const SAME_PRESS_MS = 1_000;

/** Exit code of a process that was interrupted, as shells have it. */
export const INTERRUPTED = 130;

interface Stop {
  name: string;
  stop: () => Promise<void>;
}

/**
 * Shutdown of the run, whatever the cause: services are stopped in reverse order. A second Ctrl-C ends us at once;
 * the watchdog then stops the rest.
 */
export class Shutdown {
  readonly #stops: Stop[] = [];
  readonly #controller = new AbortController();
  #begunAt = 0;
  #lastWord: () => void = () => {};

  readonly #codeWhenAsked: number;

  /** @param codeWhenAsked the exit code of an interrupted run: 0 for a service, whose end is asked for */
  constructor(codeWhenAsked = 0) {
    this.#codeWhenAsked = codeWhenAsked;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#asked());
    // The parent bootstrap was killed: no process passes signals on any more.
    if (process.connected) process.on('disconnect', () => this.#asked());
    process.channel?.unref();
  }

  /** Aborted when the shutdown begins, so that running work can stop. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Registers how to stop what was just started; stops it at once when the end has already begun. */
  async onStop(name: string, stop: () => Promise<void>): Promise<void> {
    if (this.signal.aborted) await stop();
    else this.#stops.push({ name, stop });
  }

  /** Sets the last output, however the run ends. */
  lastWord(say: () => void): void {
    this.#lastWord = say;
  }

  /** Stops everything and ends the process with `code`. Later calls do nothing. */
  async end(code: number): Promise<void> {
    if (this.signal.aborted) return;
    this.#begunAt = Date.now();
    this.#controller.abort();
    for (const { name, stop } of this.#stops.reverse()) {
      await stop().catch((error: unknown) => console.error(`Could not stop ${name}: ${String(error)}`));
    }
    this.#lastWord();
    process.exit(code);
  }

  /** Runs the command's work. An error is reported once, and stops all services. */
  async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.signal.aborted) console.error(error instanceof LaunchError ? error.message : error);
      await this.end(1);
    }
  }

  #asked(): void {
    if (!this.signal.aborted) {
      console.log('\nStopping (Ctrl-C again to force)');
      void this.end(this.#codeWhenAsked);
    } else if (Date.now() - this.#begunAt > SAME_PRESS_MS) {
      hurry();
      process.exit(INTERRUPTED);
    }
  }
}
