import { join } from 'node:path';
import { run } from '../process/run.ts';
import { buildIfChanged } from '../setup/build.ts';
import { LaunchError } from '../../launch-error.mjs';
import { apiEnvironment } from './api-environment.ts';
import type { Change } from './change.ts';
import type { Part } from './parts.ts';
import { jestTally, playwrightTally, type Tally } from './tally.ts';

export interface CheckContext {
  env: NodeJS.ProcessEnv;
  /** Folder for reports and logs, removed afterwards. */
  folder: string;
  /** Arguments for the test runner. */
  rest: string[];
  signal: AbortSignal;
}

/** A check counts its tests, if it has any; it has failed when it says so. */
export interface Outcome extends Tally {
  ok: boolean;
}

export type Check = (context: CheckContext) => Promise<Outcome>;

/** The checks of each part of `npm test`, by the scripts of package.json. */
export const CHECKS: Record<Part, Check> = {
  lint: (context) => quietScript('lint', onOneThread(context)),
  types: (context) => typesOf(['--workspaces'], context),
  unit: (context) => jest('test:unit', context),
  components: (context) => jest('test:components', context),
  medium: (context) => jest('test:medium', context),
  e2e: (context) => jest('test:e2e', context),
  contract: (context) => quietScript('contract:check', { ...context, env: apiEnvironment(context.env) }),
  browser,
};

/** The checks of the parts that a change needs, each for the changed files alone (`npm test -- changed`). */
export function checksOf({ files, sources, workspaces, medium, e2e }: Change): Partial<Record<Part, Check>> {
  const related = ['--passWithNoTests', '--findRelatedTests', ...sources];
  const these = (script: string, tests: readonly string[]): Check => {
    return (context) => jest(script, { ...context, rest: ['--runTestsByPath', ...tests] });
  };
  return {
    ...(files.length > 0 ? { lint: (context) => lintOf(files, sources, context) } : {}),
    ...(workspaces.length > 0
      ? {
          types: (context) =>
            typesOf(
              workspaces.map((name) => `--workspace=${name}`),
              context,
            ),
        }
      : {}),
    ...(sources.length > 0
      ? {
          unit: (context) => jest('test:unit', { ...context, rest: related }),
          components: (context) => jest('test:components', { ...context, rest: related }),
        }
      : {}),
    ...(medium.length > 0 ? { medium: these('test:medium', medium) } : {}),
    ...(e2e.length > 0 ? { e2e: these('test:e2e', e2e) } : {}),
  };
}

async function lintOf(
  files: readonly string[],
  sources: readonly string[],
  context: CheckContext,
): Promise<Outcome> {
  const format = await quiet(['exec', '--', 'prettier', '--check', '--ignore-unknown', ...files], context);
  if (!format.ok || sources.length === 0) return format;
  const args = ['--no-error-on-unmatched-pattern', ...sources];
  return quiet(['run', '--silent', 'lint:code', '--', ...args], context);
}

/** What is written in Go takes each core that it finds, for a fifth more work. */
const onOneThread = (context: CheckContext): CheckContext => ({
  ...context,
  env: { ...context.env, GOMAXPROCS: '1' },
});

/** On one thread: beside the lint there is one core, and the compiler's threads do together nearly twice the work of one. */
const typesOf = (selected: readonly string[], context: CheckContext): Promise<Outcome> =>
  quiet(['run', '--silent', '--if-present', 'typecheck', ...selected, '--', '--singleThreaded'], context);

const quietScript = (script: string, context: CheckContext): Promise<Outcome> =>
  quiet(['run', '--silent', script], context);

/** Runs npm; prints nothing on success, and everything on failure. */
async function quiet(args: string[], { env, folder, signal }: CheckContext): Promise<Outcome> {
  const logFile = join(folder, 'quiet.log');
  const { code, tail } = await run('npm', args, { env, signal, logFile });
  if (code !== 0 && !signal.aborted) console.error(tail.trim());
  return { ok: code === 0, passed: 0, failed: 0 };
}

async function jest(script: string, { env, folder, rest, signal }: CheckContext): Promise<Outcome> {
  const report = join(folder, `${script.replace(':', '-')}.json`);
  // Time-outs here only end hanging tests: the machine may be slow. Handles left open by a test must not block CI.
  const patience = ['--testTimeout=60000', '--forceExit'];
  const args = [
    'run',
    '--silent',
    script,
    '--',
    '--ci',
    ...patience,
    '--json',
    `--outputFile=${report}`,
    ...rest,
  ];
  const options = [env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const { code } = await run('npm', args, {
    env: { ...env, NODE_OPTIONS: options.filter(Boolean).join(' ') },
    signal,
  });
  return { ok: code === 0, ...jestTally(report) };
}

async function browser({ env, folder, rest, signal }: CheckContext): Promise<Outcome> {
  await buildIfChanged(['frontends'], { logFile: join(folder, 'build.log'), signal });
  const weights = await quietScript('first-load:check', { env, folder, rest: [], signal });
  if (!weights.ok) return weights;
  const report = join(folder, 'browser.json');
  const args = ['run', '--silent', 'test:browser', '--', ...rest];
  const { code } = await run('npm', args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, signal });
  return { ok: code === 0, ...playwrightTally(report) };
}

export const failureOf = (part: Part): LaunchError =>
  new LaunchError(`The part "${part}" failed. Run it alone with: npm test -- ${part}`);
