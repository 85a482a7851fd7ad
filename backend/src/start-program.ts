import { type AppConfig, loadConfig } from './config/config.js';
import { StartError } from './config/start-error.js';
import { requireMigratedDatabase } from './platform/database/migrated-database.js';
import { requireWritableFolder } from './platform/storage/disk-storage.js';

/** Starts a long-running program: settings, then its services, then the program itself; on failure a message and exit code 1. */
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

/** The output for an operator when a program did not start: the message if there is one, else the stack. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
