/**
 * `npm run proof`: the whole matrix of docs/proof.md, crash point × fault on both queue backends, with its own
 * PostgreSQL and Redis; then the planted bugs. `npm run proof -- -t Redis` runs a part; PROOF_ONLY="SIGKILL" one kind
 * of crash point.
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
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-proof-'));
  await shutdown.onStop('the temporary folder', async () => rmSync(folder, { recursive: true, force: true }));
  const tools = { logFile: join(folder, 'setup.log'), signal };
  // A server given by the user is not killed.
  const ownServer = process.env.TEST_DATABASE_URL ? '' : 'true';
  const servers = await startTestServers(shutdown, tools);
  await buildIfChanged(['libs', 'backend'], tools);
  const options = [
    process.env.NODE_OPTIONS,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
  ];
  const env = {
    ...process.env,
    ...servers,
    PROOF_OWN_SERVER: ownServer,
    NODE_OPTIONS: options.filter(Boolean).join(' '),
  };
  const args = ['run', '--silent', 'test:proof', '--', '--forceExit', ...process.argv.slice(2)];
  const { code } = await run('npm', args, { env, signal });
  await shutdown.end(code);
});
