import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of uploaded images and documents: in a folder, so that a restarted feed still shows them, or in memory. */
export class AssetFiles {
  readonly #memory = new Map<string, Buffer>();

  /** @param directory null to keep files in memory */
  constructor(private readonly directory: string | null) {}

  async write(urn: string, bytes: Buffer): Promise<void> {
    if (this.directory === null) {
      this.#memory.set(urn, bytes);
      return;
    }
    await mkdir(this.directory, { recursive: true });
    await writeFile(join(this.directory, fileName(urn)), bytes, { mode: 0o600 });
  }

  async read(urn: string): Promise<Buffer | null> {
    if (this.directory === null) return this.#memory.get(urn) ?? null;
    return readFile(join(this.directory, fileName(urn))).catch(() => null);
  }

  /** Deletes files in memory; files on disk stay for a feed that was saved before. */
  clear(): void {
    this.#memory.clear();
  }
}

function fileName(urn: string): string {
  return encodeURIComponent(urn).replaceAll('%3A', '.');
}
