/**
 * `npm run openapi`: builds, starts a PostgreSQL of its own for the api, and writes backend/openapi.json and the client's types
 * from the routes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOrFail } from './process/run.ts';
import { Shutdown } from './process/shutdown.ts';
import { buildIfChanged } from './setup/build.ts';
import { apiEnvironment } from './test-run/api-environment.ts';
import { startTestDatabase } from './test-run/servers.ts';

const shutdown = new Shutdown();
await shutdown.guard(async () => {
  const { signal } = shutdown;
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-openapi-'));
  await shutdown.onStop('the temporary folder', async () => rmSync(folder, { recursive: true, force: true }));
  const logFile = join(folder, 'openapi.log');
  await buildIfChanged(['libs', 'backend'], { logFile, signal });
  const TEST_DATABASE_URL = await startTestDatabase(shutdown);
  const env = apiEnvironment({ ...process.env, TEST_DATABASE_URL });
  const what = 'Writing the contract (npm run contract:write)';
  await runOrFail('npm', ['run', '--silent', 'contract:write'], { what, env, logFile, signal });
  console.log('backend/openapi.json and libs/api-client/src/generated are as the routes are.');
  await shutdown.end(0);
});
