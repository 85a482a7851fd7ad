/** `npm run bench:voice`: builds, and runs backend/bench/voice/truth, which needs no database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './process/run.ts';
import { Shutdown } from './process/shutdown.ts';
import { buildIfChanged } from './setup/build.ts';

const shutdown = new Shutdown();
await shutdown.guard(async () => {
  const { signal } = shutdown;
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-bench-'));
  await shutdown.onStop('the temporary folder', async () => rmSync(folder, { recursive: true, force: true }));
  await buildIfChanged(['libs', 'backend'], { logFile: join(folder, 'setup.log'), signal });
  const program = 'backend/dist/bench/voice/truth/run.js';
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], { signal });
  await shutdown.end(code);
});
