import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/settings.ts';

/** What a change asks for: paths from the repository's root. */
export interface Change {
  files: string[];
  /** Those that ESLint reads. */
  sources: string[];
  /** The workspaces that they are in. */
  workspaces: string[];
  /** Tests on a database: those that were changed, and those beside what was. */
  medium: string[];
  /** Tests of the whole API that were changed. */
  e2e: string[];
}

const IS_SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const WORKSPACE = /^(libs\/[^/]+|backend|frontend-user|frontend-admin)\//;
/** Where the branch began, the first of these that there is. */
const BASES = ['@{upstream}', 'origin/main', 'main'];

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Everything since the branch left the main one, committed or not, new files too; what was deleted is left out. */
export function readChange(): Change {
  const base = mergeBase();
  const changed = linesOf(git('diff', '--name-only', '--diff-filter=d', base));
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const known = linesOf(git('ls-files')).filter((file) => existsSync(join(ROOT, file)));
  return changeOf([...changed, ...added], known);
}

function mergeBase(): string {
  for (const base of BASES) {
    try {
      return git('merge-base', 'HEAD', base).trim();
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}

/** @param known the files of the repository that are there */
export function changeOf(changed: readonly string[], known: readonly string[]): Change {
  const files = [...new Set(changed)].sort();
  const folders = new Set(files.filter((file) => IS_SOURCE.test(file)).map((file) => dirname(file)));
  const beside = known.filter((file) => file.endsWith('.medium-spec.ts') && folders.has(dirname(file)));
  return {
    files,
    sources: files.filter((file) => IS_SOURCE.test(file)),
    workspaces: [...new Set(files.flatMap((file) => WORKSPACE.exec(file)?.[1] ?? []))],
    medium: [...new Set([...beside, ...files.filter((file) => file.endsWith('.medium-spec.ts'))])].sort(),
    e2e: files.filter((file) => file.endsWith('.e2e-spec.ts')),
  };
}
