import { type AppConfig, loadConfig } from './config/config.js';
import { StartError } from './config/start-error.js';
import { requireMigratedDatabase } from './platform/database/migrated-database.js';
import { requireWritableFolder } from './platform/storage/disk-storage.js';

/** The way into a long-running program: settings, then what it stands on, then itself; or a sentence and code 1. */
export async function startProgram(start: (config: AppConfig) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    await requireMigratedDatabase({
      url: config.database.url,
      withQueue: config.redis.url === undefined,
    });
    if (config.storage.s3 === undefined) await requireWritableFolder(config.storage.directory);
    await start(config);
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

/** What an operator reads of a program that did not start: a sentence where there is one, else where it broke. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
