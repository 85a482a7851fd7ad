import { DatabaseSync } from 'node:sqlite';

/** A lock that is held until it is released or the process ends. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the lock of a file, creating the file if missing, or returns undefined while another process holds it.
 *
 * It is SQLite's lock on an empty database: the system itself releases it when the holder exits for any reason, so
 * that a killed run blocks nobody and process ids cannot be confused.
 */
export function tryLock(file: string): FileLock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

const SQLITE_BUSY = 5;
