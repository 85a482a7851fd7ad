/**
 * `npm run openapi`: builds, starts a PostgreSQL of its own for the api, and writes backend/openapi.json and the client's types
 * from the routes.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOrFail } from './process/run.ts';
import { Shutdown } from './process/shutdown.ts';
import { ROOT } from './setup/settings.ts';
import { buildIfChanged } from './setup/build.ts';
import { apiEnvironment } from './test-run/api-environment.ts';
import { startTestDatabase } from './test-run/servers.ts';

const WRITTEN = ['backend/openapi.json', 'libs/api-client/src/generated/schema.ts'];
const contents = () => WRITTEN.map((file) => readFileSync(join(ROOT, file), 'utf8'));

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
  const before = contents();
  await runOrFail('npm', ['run', '--silent', 'contract:write'], { what, env, logFile, signal });
  const after = contents();
  const changed = WRITTEN.filter((_, index) => before[index] !== after[index]);
  console.log(
    changed.length > 0
      ? `Written: ${changed.join(' and ')}. Commit them with what changed the routes, then run npm run typecheck.`
      : `Nothing to write: ${WRITTEN.join(' and ')} are as the routes are.`,
  );
  await shutdown.end(0);
});
