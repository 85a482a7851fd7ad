import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, type FileLock } from './file-lock.ts';
import { step } from '../terminal/progress.ts';
import { runOrFail, run } from '../process/run.ts';
import { hashFiles } from './source-hash.ts';
import { ROOT } from './settings.ts';
import { tmpdir } from 'node:os';
import { Shutdown } from '../process/shutdown.ts';

interface Part {
  name: string;
  script: string;
  /** Files and folders whose content decides whether to build again. */
  sources: string[];
  /** Folders that the build makes. Emptied first: a removed source must not live on in them. */
  outputs: string[];
  /** A file that exists after a finished build. */
  proof: string[];
}

const COMMON = ['package-lock.json', 'tsconfig.base.json'];
const lib = (name: string): string[] =>
  ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json'].map((path) => `libs/${name}/${path}`);
const frontend = (name: string): string[] =>
  ['src', 'public', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'].map(
    (path) => `${name}/${path}`,
  );

const LIBS: Part = {
  name: 'the libraries',
  script: 'build:libs',
  sources: [...COMMON, ...lib('domain'), ...lib('api-client'), ...lib('sandbox')],
  outputs: ['libs/domain/dist', 'libs/api-client/dist', 'libs/sandbox/dist'],
  proof: ['libs/domain/dist/index.js', 'libs/api-client/dist/index.js', 'libs/sandbox/dist/index.js'],
};
const BACKEND: Part = {
  name: 'the backend',
  script: 'build:backend',
  sources: [
    ...COMMON,
    ...lib('domain'),
    'nest-cli.json',
    ...['src', 'migrations', 'bench', 'test/proof/worker', 'package.json', 'tsconfig.build.json'].map(
      (path) => `backend/${path}`,
    ),
  ],
  outputs: ['backend/dist'],
  proof: ['backend/dist/src/main.js', 'backend/dist/src/worker.js', 'backend/dist/src/cli.js'],
};
const FRONTENDS: Part = {
  name: 'the two frontends',
  script: 'build:frontends',
  sources: [
    ...COMMON,
    ...['domain', 'api-client', 'ui'].flatMap(lib),
    ...['frontend-user', 'frontend-admin'].flatMap(frontend),
  ],
  outputs: ['frontend-user/dist', 'frontend-admin/dist'],
  proof: ['frontend-user/dist/index.html', 'frontend-admin/dist/index.html'],
};

/** In the order of their dependencies. */
export const PARTS = { libs: LIBS, backend: BACKEND, frontends: FRONTENDS };
export type PartName = keyof typeof PARTS;

/** Beside the packages, because the build belongs to the folder and not to one copy's data. */
const STAMPS = join(ROOT, 'node_modules', '.cache', 'drumbeat-build.json');

interface BuildOptions {
  logFile: string;
  signal?: AbortSignal;
}

/** Builds what changed since the last build, and nothing else. Two copies of one folder take turns. */
export async function buildIfChanged(names: PartName[], options: BuildOptions): Promise<void> {
  mkdirSync(dirname(STAMPS), { recursive: true });
  const turn = await takeTurn();
  try {
    await build(names, options);
  } finally {
    turn.release();
  }
}

async function build(names: PartName[], { logFile, signal }: BuildOptions): Promise<void> {
  for (const name of names) {
    const part = PARTS[name];
    const hash = hashFiles(ROOT, part.sources);
    if (readStamps()[name] === hash && part.proof.every((file) => existsSync(join(ROOT, file)))) continue;
    await step(`Building ${part.name} (npm run ${part.script})`, async () => {
      for (const output of part.outputs) rmSync(join(ROOT, output), { recursive: true, force: true });
      // A NODE_ENV of the shell's (CI may set `test`) would build React's development version.
      const env = { ...process.env, NODE_ENV: 'production' };
      const what = `Building ${part.name}`;
      await runOrFail('npm', ['run', '--silent', part.script], { what, env, logFile, signal });
    });
    writeStamp(name, hash);
  }
}

async function takeTurn(): Promise<FileLock> {
  for (let told = false; ; told = true) {
    const lock = tryLock(`${STAMPS}.lock`);
    if (lock) return lock;
    if (!told) console.log('Waiting for another copy that is building');
    await pause(250);
  }
}

function readStamps(): Partial<Record<PartName, string>> {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8')) as Partial<Record<PartName, string>>;
  } catch {
    return {};
  }
}

function writeStamp(name: PartName, hash: string): void {
  writeFileSync(STAMPS, JSON.stringify({ ...readStamps(), [name]: hash }, null, 2));
}

/** Builds, runs a program of the backend that needs no database with this command's arguments, and ends with its code. */
export async function runBuilt(program: string): Promise<void> {
  const shutdown = new Shutdown();
  await shutdown.guard(async () => {
    const { signal } = shutdown;
    const folder = mkdtempSync(join(tmpdir(), 'drumbeat-bench-'));
    await shutdown.onStop('the temporary folder', async () =>
      rmSync(folder, { recursive: true, force: true }),
    );
    await buildIfChanged(['libs', 'backend'], { logFile: join(folder, 'setup.log'), signal });
    const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], { signal });
    await shutdown.end(code);
  });
}
