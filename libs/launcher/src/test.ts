/**
 * `npm test`: everything that CI checks, on whatever machine. `npm test -- unit` runs one part (see test-run/parts.ts).
 * The last line counts the tests: `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from './machine/chromium.ts';
import { hasRoomForTwo } from './machine/room.ts';
import { Shutdown } from './process/shutdown.ts';
import { buildIfChanged } from './setup/build.ts';
import { seconds } from './terminal/progress.ts';
import { CHECKS, failureOf } from './test-run/checks.ts';
import { parseRequest, stagesOf, type Part } from './test-run/parts.ts';
import { startTestServers } from './test-run/servers.ts';
import { add, type Tally } from './test-run/tally.ts';

// The lint's rules read types, and those of the libs come from their build.
const NEED_BUILD: Part[] = ['lint', 'types', 'medium', 'e2e', 'contract', 'browser'];
const NEED_SERVERS: Part[] = ['medium', 'e2e', 'contract', 'browser'];

const shutdown = new Shutdown();
let tally: Tally = { passed: 0, failed: 0 };
shutdown.lastWord(() => console.log(`\n${tally.passed} passed, ${tally.failed} failed`));

await shutdown.guard(async () => {
  const { parts, rest } = parseRequest(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-test-'));
  await shutdown.onStop('the temporary folder', async () => rmSync(folder, { recursive: true, force: true }));
  const { signal } = shutdown;
  const tools = { logFile: join(folder, 'setup.log'), signal };

  // First what the machine may lack, so that nobody waits ten minutes to hear it.
  const chromium = parts.includes('browser') ? { CHROMIUM_PATH: await requireChromium(tools) } : {};
  const servers = parts.some((part) => NEED_SERVERS.includes(part))
    ? await startTestServers(shutdown, tools)
    : {};
  if (parts.some((part) => NEED_BUILD.includes(part))) await buildIfChanged(['libs', 'backend'], tools);

  const env = { ...process.env, ...chromium, ...servers };
  const runPart = async (part: Part): Promise<void> => {
    const started = Date.now();
    console.log(`\n${part}`);
    const outcome = await CHECKS[part]({ env, folder, rest, signal });
    // The part beside it has failed, or somebody wants to stop: what this one came to means nothing.
    if (signal.aborted) return;
    tally = add(tally, outcome);
    console.log(`${part} ${outcome.ok ? 'passed' : 'failed'} in ${seconds(Date.now() - started)}`);
    if (!outcome.ok) throw failureOf(part);
  };
  for (const stage of stagesOf(parts, { isRoomy: hasRoomForTwo() })) {
    if (signal.aborted) break;
    await Promise.all(stage.map(runPart));
  }
  await shutdown.end(0);
});
