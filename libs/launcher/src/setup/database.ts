import { startPostgres } from '../postgres/postgres.ts';
import { step } from '../terminal/progress.ts';
import type { Shutdown } from '../process/shutdown.ts';

/** Starts the embedded PostgreSQL, starts it again should it ever end, and stops it with everything else. */
export async function startDatabase(dataDir: string, shutdown: Shutdown): Promise<string> {
  const log = (line: string) => console.log(`  ${line}`);
  let server = await step('Starting PostgreSQL', () => startPostgres({ dataDir, log }));
  await shutdown.onStop('PostgreSQL', () => server.stop());
  const keepRunning = async (): Promise<void> => {
    await server.exited;
    if (shutdown.signal.aborted) return;
    console.error('PostgreSQL ended; starting it again');
    try {
      server = await startPostgres({ dataDir, port: server.port, log });
      void keepRunning();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      await shutdown.end(1);
    }
  };
  void keepRunning();
  return server.url;
}
