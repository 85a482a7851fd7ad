/**
 * `npm test`: all checks of CI, on any machine. `npm test -- unit` runs one part (see test-run/parts.ts),
 * `npm test -- changed` lint, types and tests of the changed files.
 * The last line counts the tests: `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from './machine/chromium.ts';
import { hasRoomForTwo } from './machine/room.ts';
import { INTERRUPTED, Shutdown } from './process/shutdown.ts';
import { buildIfChanged } from './setup/build.ts';
import { ROOT } from './setup/settings.ts';
import { seconds } from './terminal/progress.ts';
import { planOf, readChange, type Change } from './test-run/change.ts';
import { CHECKS, checksOf, failureOf, type Check } from './test-run/checks.ts';
import { parseRequest, stagesOf, type Part } from './test-run/parts.ts';
import { startTestServers } from './test-run/servers.ts';
import { add, type Tally } from './test-run/tally.ts';

// The lint's rules read types, and those of the libs come from their build.
const READ_LIBS: Part[] = ['lint', 'types'];
const NEED_SERVERS: Part[] = ['medium', 'e2e', 'contract', 'browser'];

// A run that was interrupted has not passed.
const shutdown = new Shutdown(INTERRUPTED);
let tally: Tally = { passed: 0, failed: 0 };
shutdown.lastWord(() => console.log(`\n${tally.passed} passed, ${tally.failed} failed`));

await shutdown.guard(async () => {
  const { parts: asked, ofChange, rest } = parseRequest(process.argv.slice(2));
  const checks: Partial<Record<Part, Check>> = ofChange ? checksOf(changeAsPlanned()) : CHECKS;
  const parts = asked.filter((part) => part in checks);
  if (parts.length === 0) return shutdown.end(0);
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-test-'));
  await shutdown.onStop('the temporary folder', async () => rmSync(folder, { recursive: true, force: true }));
  const { signal } = shutdown;
  const tools = { logFile: join(folder, 'setup.log'), signal };

  // First checks the machine's requirements, so that a missing one is reported at once.
  const chromium = parts.includes('browser') ? { CHROMIUM_PATH: await requireChromium(tools) } : {};
  const needsServers = parts.some((part) => NEED_SERVERS.includes(part));
  const servers = needsServers ? await startTestServers(shutdown, tools) : {};
  if (needsServers) await buildIfChanged(['libs', 'backend'], tools);
  else if (parts.some((part) => READ_LIBS.includes(part))) await buildIfChanged(['libs'], tools);

  // Node keeps what it compiled: programs that tests start by the dozen, and the workers, load a fifth faster.
  const compiled = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') };
  const env = { ...compiled, ...process.env, ...chromium, ...servers };
  const runPart = async (part: Part): Promise<void> => {
    const started = Date.now();
    console.log(`\n${part}`);
    const outcome = await checks[part]?.({ env, folder, rest, signal });
    // A parallel part has failed, or the run was interrupted: this result does not count.
    if (signal.aborted || !outcome) return;
    tally = add(tally, outcome);
    console.log(`${part} ${outcome.ok ? 'passed' : 'failed'} in ${seconds(Date.now() - started)}`);
    if (!outcome.ok) throw failureOf(part);
  };
  const runLane = async (lane: readonly Part[]): Promise<void> => {
    for (const part of lane) {
      if (signal.aborted) return;
      await runPart(part);
    }
  };
  for (const stage of stagesOf(parts, { isRoomy: hasRoomForTwo() })) await Promise.all(stage.map(runLane));
  await shutdown.end(0);
});

/** Says what is about to be checked. */
function changeAsPlanned(): Change {
  const { since, change } = readChange();
  for (const line of planOf(change, since)) console.log(line);
  return change;
}
