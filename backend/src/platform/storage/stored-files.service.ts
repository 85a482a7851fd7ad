import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { FileErasuresRepository } from './file-erasures.repository.js';
import { FileStorage, type StoredFile } from './file-storage.js';

export interface NewFile {
  readonly key: string;
  readonly content: Uint8Array;
  readonly contentType: string;
}

/** A file that is written but then not used is deleted after this time. */
const UNCLAIMED_MINUTES = 60;
const RETRY_MINUTES = 5;
const ERASED_AT_ONCE = 20;

/**
 * Keeps files and the rows that refer to them consistent: a file is registered before it is written and unregistered
 * only after it is erased, so that neither a crash nor a rollback leaves an unknown file.
 */
@Injectable()
export class StoredFilesService {
  private readonly logger = new Logger(StoredFilesService.name);

  constructor(
    private readonly storage: FileStorage,
    private readonly erasures: FileErasuresRepository,
    private readonly database: Database,
  ) {}

  /** Writes the files; they stay only once `keep` was called for them. Call outside of a transaction. */
  async write(files: readonly NewFile[]): Promise<void> {
    await this.erasures.plan(
      files.map(({ key }) => key),
      UNCLAIMED_MINUTES,
    );
    for (const { key, content, contentType } of files) await this.storage.write(key, content, contentType);
  }

  /** The files stay. Call in the transaction that writes the row which names them. */
  async keep(keys: readonly string[]): Promise<void> {
    await this.erasures.takeBack(keys);
  }

  /** The files go. Call in the transaction that deletes the row which names them. */
  async discard(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.erasures.plan(keys, 0);
  }

  /** @throws FileMissingError */
  open(key: string): Promise<StoredFile> {
    return this.storage.open(key);
  }

  /** @throws FileMissingError */
  read(key: string): Promise<Buffer> {
    return this.storage.read(key);
  }

  /** Erases due files; returns their number. */
  async eraseDue(): Promise<number> {
    return this.database.transaction(async () => {
      const keys = await this.erasures.lockDue(ERASED_AT_ONCE);
      const erased: string[] = [];
      for (const key of keys) {
        try {
          await this.storage.erase(key);
          erased.push(key);
        } catch (error) {
          this.logger.error({ err: error, key }, 'A stored file could not be erased');
        }
      }
      await this.erasures.takeBack(erased);
      await this.erasures.postpone(
        keys.filter((key) => !erased.includes(key)),
        RETRY_MINUTES,
      );
      return erased.length;
    });
  }
}
