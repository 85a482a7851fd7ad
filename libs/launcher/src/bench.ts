/** `npm run bench`: builds, starts a PostgreSQL of its own, and runs backend/bench on them. `npm run bench -- calendar` runs one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayPostgres } from './postgres/postgres.ts';
import { run } from './process/run.ts';
import { Shutdown } from './process/shutdown.ts';
import { buildIfChanged } from './setup/build.ts';

const shutdown = new Shutdown();
await shutdown.guard(async () => {
  const { signal } = shutdown;
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-bench-'));
  await shutdown.onStop('the temporary folder', async () => rmSync(folder, { recursive: true, force: true }));
  await buildIfChanged(['libs', 'backend'], { logFile: join(folder, 'build.log'), signal });
  const server = await startThrowawayPostgres(console.log);
  await shutdown.onStop('PostgreSQL', () => server.stop());
  const env = { ...process.env, TEST_DATABASE_URL: server.url };
  const { code } = await run(process.execPath, ['backend/dist/bench/run.js', ...process.argv.slice(2)], {
    env,
    signal,
  });
  await shutdown.end(code);
});
