/**
 * `npm run bench`: builds, starts a PostgreSQL and a Redis of its own, and runs backend/bench on them. `npm run bench -- calendar`
 * runs one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './process/run.ts';
import { Shutdown } from './process/shutdown.ts';
import { buildIfChanged } from './setup/build.ts';
import { startTestServers } from './test-run/servers.ts';

const shutdown = new Shutdown();
await shutdown.guard(async () => {
  const { signal } = shutdown;
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-bench-'));
  await shutdown.onStop('the temporary folder', async () => rmSync(folder, { recursive: true, force: true }));
  const tools = { logFile: join(folder, 'setup.log'), signal };
  await buildIfChanged(['libs', 'backend'], tools);
  const env = { ...process.env, ...(await startTestServers(shutdown, tools)) };
  const { code } = await run(process.execPath, ['backend/dist/bench/run.js', ...process.argv.slice(2)], {
    env,
    signal,
  });
  await shutdown.end(code);
});
