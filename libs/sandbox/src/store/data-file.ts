import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/**
 * A JSON file that always contains one complete state: each write goes to a temporary file that is then renamed.
 * Changes during a write are collected into one more write.
 */
export class DataFile {
  #isDirty = false;
  #writing: Promise<void> | null = null;

  constructor(
    private readonly path: string,
    private readonly state: () => unknown,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * The state saved last, or null when there is none. An unreadable file is renamed to `<path>.unreadable`, so that
   * it neither blocks the start nor is lost.
   */
  static async read(path: string, onError: (error: unknown) => void): Promise<unknown> {
    try {
      const text = await readFile(path, 'utf8');
      const state = parsed(text);
      if (state !== undefined) return state;
      onError(new Error(`${path} is not JSON; it was set aside as ${path}.unreadable`));
      await rename(path, `${path}.unreadable`);
    } catch (error) {
      if (!isMissing(error)) onError(error);
    }
    return null;
  }

  /** Marks the state as changed. The write starts at once; its failure is reported, not thrown. */
  changed(): void {
    this.#isDirty = true;
    this.#writing ??= this.#writeUntilClean();
  }

  /** Resolves when every change so far is on disk. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async #writeUntilClean(): Promise<void> {
    // Waits for the calling change to finish, so that the state is complete.
    await Promise.resolve();
    while (this.#isDirty) {
      this.#isDirty = false;
      try {
        await this.#write();
      } catch (error) {
        this.onError(error);
      }
    }
    this.#writing = null;
  }

  async #write(): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    const neighbour = `${this.path}.${process.pid}.tmp`;
    const file = await open(neighbour, 'w', 0o600);
    try {
      await file.writeFile(JSON.stringify(this.state()));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(neighbour, this.path);
  }
}
