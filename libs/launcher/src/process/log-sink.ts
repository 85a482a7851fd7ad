import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const LARGEST_KEPT_BYTES = 10 * 1024 * 1024;
const WARNING = 40;
/** A line that is neither structured nor part of a stack trace, which are only in the log file. */
const SAYS_SOMETHING = /^[^\s{}]/;

/**
 * Writes a service's output to its log file and shows only relevant lines on the terminal: warnings and
 * errors among the structured lines (pino's JSON), and everything unstructured on standard error.
 */
export class LogSink {
  readonly file: string;
  readonly #name: string;
  #stream: WriteStream | undefined;
  /** Said last; a full disk is not told with each line. */
  #failure = '';

  constructor(name: string, file: string) {
    this.#name = name;
    this.file = file;
    const old = statSync(file, { throwIfNoEntry: false });
    if (old && old.size > LARGEST_KEPT_BYTES) renameSync(file, `${file}.1`);
  }

  take(stream: Readable, { isErrors }: { isErrors: boolean }): void {
    createInterface({ input: stream }).on('line', (line) => {
      this.#stream ??= this.#open();
      this.#stream.write(`${line}\n`);
      const notice = noticeIn(line) ?? (isErrors && SAYS_SOMETHING.test(line) ? line : undefined);
      if (notice) console.error(`[${this.#name}] ${notice}`);
    });
  }

  /** What cannot be written is lost; the service goes on, and the next line tries again. */
  #open(): WriteStream {
    const stream = createWriteStream(this.file, { flags: 'a', mode: 0o600 });
    return stream.on('error', ({ message }) => {
      if (this.#stream === stream) this.#stream = undefined;
      if (message === this.#failure) return;
      this.#failure = message;
      console.error(`[${this.#name}] Its log ${this.file} cannot be written: ${message}`);
    });
  }
}

/** The message of a structured line of level warn or above. */
export function noticeIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if (typeof entry.level !== 'number' || entry.level < WARNING) return undefined;
    return [entry.msg, entry.err?.message]
      .filter((part, index, all) => part && all.indexOf(part) === index)
      .join(': ');
  } catch {
    return undefined;
  }
}
