import { DatabaseSync } from 'node:sqlite';

/** A lock that is held until it is released or the process ends. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the lock of a file, which is made where it is missing, or returns undefined while another process holds it.
 *
 * It is SQLite's lock on an empty database: the system itself lets go of it when the holder ends, however that
 * happens, so that a killed run blocks nobody and no process number can be mistaken for another's.
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
