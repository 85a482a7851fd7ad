import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { readSources } from './sources.ts';

interface Report {
  diagnostics: { code?: string; filename: string }[];
}

/** What is planted, by its path: the rule that finds it, or none. */
const PLANTED: readonly (readonly [path: string, text: string, rule: string | null])[] = [
  ['backend/src/a.ts', 'export enum A { B }', 'ours(no-enum)'],
  ['frontend-user/src/a.tsx', 'declare const enum A { B }\nexport const b = A.B;', 'ours(no-enum)'],
  ['libs/domain/src/posts/a.ts', `export * from './b.js';`, 'ours(export-by-name)'],
  ['libs/domain/src/posts/b.ts', `export * as b from './b.js';`, 'ours(export-by-name)'],
  ['libs/domain/src/index.ts', `export * from './posts/a.js';`, null],
  ['frontend-user/e2e/a.ts', `page.getByRole('button', { name: 'Save' });`, 'ours(whole-name)'],
  ['frontend-user/e2e/b.ts', 'page.getByRole(`button`, { name: `Save ${what}` });', 'ours(whole-name)'],
  ['frontend-user/e2e/c.ts', `page.getByRole('button', { name: 'Save', exact: true });`, null],
  ['frontend-user/e2e/d.ts', `page.getByRole('button', { name: /Save/ });`, null],
  ['frontend-user/e2e/e.ts', `page.getByLabel('Name');`, 'ours(whole-name)'],
  ['frontend-user/e2e/f.ts', `page.getByLabel('Name', { exact: true });`, null],
  ['frontend-user/src/b.tsx', 'export const a = <input type="datetime-local" />;', 'ours(one-date-field)'],
  ['libs/ui/src/a.tsx', 'export const a = <input type="month" />;', 'ours(one-date-field)'],
  ['libs/ui/src/b.tsx', 'export const a = <input type="text" />;', null],
  ['libs/ui/src/c.tsx', 'export const a = Math.random();', 'ours(nothing-by-chance)'],
  ['libs/ui/src/d.ts', 'export const a = Math.random();', null],
  ['frontend-admin/src/a.tsx', `export { DateInput } from 'react-admin';`, 'eslint(no-restricted-imports)'],
  ['frontend-admin/src/b.tsx', `export { TextInput } from 'react-admin';`, null],
  ['backend/src/b.ts', 'export const a = process.env.A;', 'eslint(no-restricted-properties)'],
  ['libs/domain/src/c.ts', 'export const { env } = process;', 'eslint(no-restricted-properties)'],
  ['backend/src/config/a.ts', 'export const a = process.env.A;', null],
  ['backend/src/b.spec.ts', 'export const a = process.env.A;', null],
  ['backend/src/c.ts', 'console.log(1);', 'eslint(no-console)'],
  ['backend/src/d.ts', `import { Stats } from 'node:fs';\nexport type A = Stats;`, 'ours(type-imports)'],
  ['backend/src/e.ts', `import * as a from 'node:fs';\nexport type A = typeof a.stat;`, 'ours(type-imports)'],
  ['backend/src/f.ts', `export type A = import('node:fs').Stats;`, 'ours(type-imports)'],
  ['backend/src/g.ts', `import { a } from './a.js';\nexport const b: typeof a = a;`, null],
  [
    'backend/src/h.ts',
    `import { A, B } from './a.js';\n@A() export class C { constructor(private readonly b: B) { void this.b; } }`,
    null,
  ],
  [
    'libs/ui/src/e.ts',
    `import { Stats } from 'node:fs';\nexport type A = Stats;`,
    'typescript(consistent-type-imports)',
  ],
  ['backend/src/i.ts', '/* eslint-disable no-debugger */\ndebugger;', 'eslint(no-debugger)'],
  ['backend/src/j.ts', 'export const a = (b: number) => b == 1;', 'eslint(eqeqeq)'],
  [
    'frontend-user/src/c.ts',
    `import { useB } from './b';\nexport function useA(is: boolean) { if (is) useB(); }`,
    'react-hooks(rules-of-hooks)',
  ],
];

/** What types alone show. */
const PLANTED_FOR_TYPES: typeof PLANTED = [
  [
    'backend/src/a.ts',
    'export const a = (b: () => Promise<void>) => { b(); };',
    'typescript(no-floating-promises)',
  ],
  ['backend/src/b.ts', 'export const a = (b: () => Promise<void>) => { void b(); };', null],
];

describe('the lint of code', () => {
  const folders: string[] = [];
  const settings = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');

  /** The rules by which each file is found, in a folder that holds nothing else. */
  function findIn(planted: typeof PLANTED, oxlintrc: string): ReadonlyMap<string, string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'drumbeat-lint-'));
    folders.push(folder);
    writeFileSync(join(folder, '.oxlintrc.json'), oxlintrc);
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    cpSync(join(ROOT, 'oxlint.restrictions.mjs'), join(folder, 'oxlint.restrictions.mjs'));
    for (const [path, text] of planted) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\n`);
    }
    const found = new Map<string, string[]>();
    for (const { filename, code = 'parse' } of lint(folder).diagnostics) {
      found.set(filename, [...(found.get(filename) ?? []), code]);
    }
    return found;
  }

  let found: ReadonlyMap<string, string[]>;
  let foundByTypes: ReadonlyMap<string, string[]>;
  beforeAll(() => {
    // Restrictions need no types, which take longer than all of them.
    found = findIn(PLANTED, settings.replace('"typeAware": true', '"typeAware": false'));
    foundByTypes = findIn(PLANTED_FOR_TYPES, settings);
  });
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  it.each(PLANTED)('finds what is forbidden, and nothing else: %s: %s', (path, _, rule) => {
    expect(found.get(path) ?? []).toEqual(rule === null ? [] : [rule]);
  });

  it.each(PLANTED_FOR_TYPES)('finds what types show: %s: %s', (path, _, rule) => {
    expect(foundByTypes.get(path) ?? []).toEqual(rule === null ? [] : [rule]);
  });

  // A comment would also turn off the rule that finds it.
  it('is turned off by no comment', () => {
    const comment = /(?:ox|es)lint-(?:disable|enable)/u;
    const turnedOff = readSources(ROOT).flatMap(({ path, lines }) =>
      lines.flatMap((line, index) =>
        comment.test(line) && !path.endsWith('/lint.spec.ts') ? [`${path}:${index + 1}`] : [],
      ),
    );
    expect(turnedOff).toEqual([]);
  });
});

/** Ends with 1 where it finds something. */
function lint(cwd: string): Report {
  const program = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const args = [program, '--disable-nested-config', '--threads=1', '--format=json'];
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(ROOT, 'node_modules/.bin/tsgolint') };
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd, env, encoding: 'utf8' })) as Report;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Report;
  }
}
