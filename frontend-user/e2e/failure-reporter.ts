import { closeSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The sizes of the services' logs when a journey began, by file. */
type Sizes = ReadonlyMap<string, number>;

/**
 * Puts what the services logged during a journey that failed beside its trace and its screenshot, and says in the end
 * where all of that is.
 */
export default class FailureReporter implements Reporter {
  readonly #logs = join(process.env['BROWSER_TEST_DATA_DIR'] ?? '', 'logs');
  readonly #begun = new Map<string, Sizes>();
  readonly #folders: string[] = [];

  onTestBegin({ id }: TestCase): void {
    this.#begun.set(id, sizesOf(this.#logs));
  }

  onTestEnd({ id, expectedStatus }: TestCase, { status, attachments }: TestResult): void {
    const path = attachments.find((attachment) => attachment.path !== undefined)?.path;
    if (status === expectedStatus || status === 'skipped' || path === undefined) return;
    const folder = dirname(path);
    const before = this.#begun.get(id);
    for (const [log, size] of sizesOf(this.#logs)) {
      writeFileSync(join(folder, `server-${basename(log)}`), readFrom(log, before?.get(log) ?? 0, size));
    }
    this.#folders.push(folder);
  }

  onEnd(): void {
    if (this.#folders.length === 0) return;
    console.log('\nTrace, screenshots and what the server logged meanwhile, of each journey that failed:');
    for (const folder of this.#folders) console.log(`  ${relative(process.cwd(), folder)}`);
    console.log('A trace is opened by: npx playwright show-trace <folder>/trace.zip');
  }
}

function sizesOf(folder: string): Sizes {
  try {
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return new Map(logs.map((name) => [join(folder, name), statSync(join(folder, name)).size]));
  } catch {
    // The product has not started.
    return new Map();
  }
}

function readFrom(file: string, start: number, end: number): Buffer {
  // A log that has grown too large begins anew.
  const from = start > end ? 0 : start;
  const bytes = Buffer.alloc(end - from);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes, 0, bytes.length, from);
  } finally {
    closeSync(descriptor);
  }
  return bytes;
}
