import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  readonly bytes: number;
}

/** There is no file under this key. */
export class FileMissingError extends Error {
  constructor(key: string) {
    super(`There is no stored file ${key}`);
    this.name = 'FileMissingError';
  }
}

/** The storage did not accept a file: it is full, unavailable, or not writable. */
export class FileNotKeptError extends Error {
  readonly code = 'FILE_NOT_KEPT';

  constructor(key: string, cause: unknown) {
    super(`The storage did not take the file ${key}`, { cause });
    this.name = 'FileNotKeptError';
  }
}

/**
 * Storage of file contents: a folder, or a bucket of an S3-compatible service (port; see storage.module). Keys are
 * ours, of lower-case letters, digits, dashes, dots and slashes, and never come from a user.
 */
export abstract class FileStorage {
  /**
   * Resolves once the complete file is stored durably. Writing the same key again replaces it.
   * @throws FileNotKeptError, RangeError for a key that is not ours
   */
  async write(key: string, content: Uint8Array, contentType: string): Promise<void> {
    const checked = checkedKey(key);
    await this.put(checked, content, contentType).catch((error: unknown) => {
      throw new FileNotKeptError(key, error);
    });
  }

  /** Writes to this storage; any error means that the file is not stored. */
  protected abstract put(key: string, content: Uint8Array, contentType: string): Promise<void>;

  /** @throws FileMissingError */
  abstract open(key: string): Promise<StoredFile>;

  /** @throws FileMissingError */
  abstract read(key: string): Promise<Buffer>;

  /** The keys right below a folder, such as `a/b` for `a/b/c.json`; none where there is no such folder. */
  abstract list(folder: string): Promise<string[]>;

  /** Succeeds also when the file does not exist. */
  abstract erase(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** @throws RangeError for a key that could lead out of the place where files are kept */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > 200)
    throw new RangeError(`Not the key of a stored file: ${JSON.stringify(key)}`);
  return key;
}
