import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../config/start-error.js';
import { checkedKey, FileMissingError, FileStorage, type StoredFile } from './file-storage.js';
import { makeFolder } from './make-folder.js';

/** User files are readable by the program only. */
const OURS_ALONE = 0o700;

/**
 * Makes the folder of the files and writes to it once, so that one that cannot be written is known before the first upload.
 * @throws StartError that says what to do
 */
export async function requireWritableFolder(directory: string): Promise<void> {
  const probe = join(directory, `.${randomUUID()}.tmp`);
  try {
    await makeFolder(directory, OURS_ALONE);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `Files cannot be kept in STORAGE_DIR=${directory}: ${reason}\nGive the folder to the user that Drumbeat runs as, or name another one.`,
      { cause: error },
    );
  }
}

/** Files in a folder that the api and the worker share. */
export class DiskStorage extends FileStorage {
  /** @param directory absolute; made when the first file comes */
  constructor(private readonly directory: string) {
    super();
  }

  /** A temporary file is renamed once it is complete and synced to disk, so that nobody reads half a file. */
  protected async put(key: string, content: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    await makeFolder(dirname(path), OURS_ALONE);
    const neighbour = `${path}.${randomUUID()}.tmp`;
    try {
      const file = await open(neighbour, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(neighbour, path);
    } catch (error) {
      await rm(neighbour, { force: true });
      throw error;
    }
  }

  async open(key: string): Promise<StoredFile> {
    const file = await this.ifThere(key, (path) => open(path, 'r'));
    const { size } = await file.stat();
    return { stream: file.createReadStream(), bytes: size };
  }

  async read(key: string): Promise<Buffer> {
    return this.ifThere(key, (path) => readFile(path));
  }

  async list(folder: string): Promise<string[]> {
    try {
      const entries = await readdir(this.pathOf(folder), { withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map(({ name }) => `${folder}/${name}`)
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async erase(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private async ifThere<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> {
    try {
      return await use(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) throw new FileMissingError(key);
      throw error;
    }
  }

  private pathOf(key: string): string {
    return join(this.directory, checkedKey(key));
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
