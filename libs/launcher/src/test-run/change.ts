import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/settings.ts';

/** What a change asks for: paths from the repository's root. */
export interface Change {
  files: string[];
  /** Those that the lint of code reads. */
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
export function readChange(): { since: string; change: Change } {
  const { commit, since } = whereItBegan();
  const changed = linesOf(git('diff', '--name-only', '--diff-filter=d', commit));
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const known = linesOf(git('ls-files')).filter((file) => existsSync(join(ROOT, file)));
  return { since, change: changeOf([...changed, ...added], known) };
}

function whereItBegan(): { commit: string; since: string } {
  for (const base of BASES) {
    try {
      const commit = git('merge-base', 'HEAD', base).trim();
      return { commit, since: `${git('rev-parse', '--abbrev-ref', base).trim()} (${commit.slice(0, 8)})` };
    } catch {
      // There is no such branch here.
    }
  }
  return { commit: 'HEAD', since: 'the last commit' };
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

/** What a run for the change does, before it takes its time. @param since what it is compared with */
export function planOf({ files, sources, workspaces, medium, e2e }: Change, since: string): string[] {
  if (files.length === 0) return [`Nothing was changed since ${since}, so there is nothing to check.`];
  const of = (list: readonly string[], one: string) =>
    `${list.length} ${list.length === 1 ? one : `${one}s`}`;
  return [
    `${of(files, 'file')} changed since ${since}. Checks:`,
    `- format of ${files.length === 1 ? 'it' : 'them'}${sources.length > 0 ? `, and lint of ${of(sources, 'source')}` : ''}`,
    ...(workspaces.length > 0 ? [`- types of ${workspaces.join(', ')}`] : []),
    ...(sources.length > 0
      ? [
          '- every rule and screen that imports them, however indirectly: of libs/domain or a shared component most of them',
        ]
      : []),
    ...(medium.length > 0 ? [`- ${of(medium, 'file')} of tests on a database, in the same folders`] : []),
    ...(e2e.length > 0 ? [`- ${of(e2e, 'file')} of tests of the API`] : []),
  ];
}
