import { createWriteStream, renameSync, statSync } from 'node:fs';
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
  readonly #stream;

  constructor(name: string, file: string) {
    this.#name = name;
    this.file = file;
    const old = statSync(file, { throwIfNoEntry: false });
    if (old && old.size > LARGEST_KEPT_BYTES) renameSync(file, `${file}.1`);
    this.#stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  }

  take(stream: Readable, { isErrors }: { isErrors: boolean }): void {
    createInterface({ input: stream }).on('line', (line) => {
      this.#stream.write(`${line}\n`);
      const notice = noticeIn(line) ?? (isErrors && SAYS_SOMETHING.test(line) ? line : undefined);
      if (notice) console.error(`[${this.#name}] ${notice}`);
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
