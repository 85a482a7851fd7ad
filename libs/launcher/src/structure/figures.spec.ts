import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import {
  crumbs,
  importedOnceShare,
  importLines,
  lineCount,
  median,
  productSources,
  SMALL_BELOW,
  smallFiles,
} from './figures.ts';
import { findImports } from './imports.ts';
import { readSources } from './sources.ts';

const source = (path: string, text = '') => ({ path, lines: text.split('\n') });

describe('the figures of the structure', () => {
  it('count the product’s own TypeScript', () => {
    const paths = [
      'backend/src/main.ts',
      'backend/src/posts/posts.medium-spec.ts',
      'backend/test/support/clock.ts',
      'docs/proof.md',
      'frontend-user/e2e/actors/files.ts',
      'frontend-user/src/app/main.tsx',
      'frontend-user/vite.config.ts',
      'libs/domain/src/time/testing/dates.ts',
    ];
    expect(productSources(paths.map((path) => source(path))).map(({ path }) => path)).toEqual([
      'backend/src/main.ts',
      'frontend-user/src/app/main.tsx',
    ]);
  });

  it('count lines as an editor does', () => {
    expect(lineCount(source('a.ts', 'one\ntwo\n'))).toBe(2);
    expect(lineCount(source('a.ts', 'one\ntwo'))).toBe(2);
  });

  it('call a file small below 25 lines', () => {
    const files = [1, 24, 25, 26].map((lines) => source('a.ts', 'line\n'.repeat(lines)));
    expect(smallFiles(files)).toBe(2);
  });

  it.each([
    [[], 0],
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 1, 4, 5], 4.5],
  ])('have the middle of %p as their median: %p', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  it('count each line of an import, and nothing else', () => {
    const text = [
      `import { a } from './a.js';`,
      `import type {`,
      `  B,`,
      `} from './b.js';`,
      `import './c.css';`,
      `export * from './d.js';`,
      `export {`,
      `  e,`,
      `} from './e.js';`,
      ``,
      `export const f = 'f';`,
      `const { default: Lazy } = await import('./g.js');`,
      `export { f };`,
      `export type { F };`,
    ].join('\n');
    expect(importLines(source('a.ts', text))).toBe(9);
  });

  it('tell which files one other imports, however often', () => {
    const files = ['app/a.ts', 'app/b.ts', 'app/c.ts', 'app/d.ts', 'lib/e.ts'];
    const imports = new Map([
      ['app/a.ts', ['app/b.ts', 'app/b.ts', 'app/c.ts', 'app/a.ts']],
      ['app/b.ts', ['app/c.ts', 'lib/e.ts']],
      ['app/a.spec.ts', ['app/d.ts']],
    ]);
    expect(importedOnceShare(files, imports, 'app')).toBe(1 / 4);
    expect(importedOnceShare([], imports, 'app')).toBe(0);
  });

  describe('name a small file', () => {
    const small = (path: string) => source(path, 'line\n'.repeat(14));
    const room = 'backend/src/modules/posts';
    const importer = source(`${room}/posts.service.ts`, 'line\n'.repeat(80));
    const found = (
      path: string,
      { lines = 14, by = [importer.path], tests = [] as string[], lazy = [] as string[] } = {},
    ) =>
      crumbs([source(path, 'line\n'.repeat(lines)), importer, ...by.map(small)], tests, {
        imports: new Map(by.map((one) => [one, [path]])),
        lazy: new Set(lazy),
      });

    it.each([
      ['beside its importer', `${room}/post-title.ts`, {}],
      ['below another folder of its module', `${room}/list/page.rules.ts`, {}],
      ['of less than 15 lines, though it presents', `${room}/post.presenter.ts`, {}],
      ['of 24 lines', `${room}/post-title.ts`, { lines: 24 }],
      [
        'that another file’s test covers',
        `${room}/a.ts`,
        { tests: [`${room}/posts.service.medium-spec.ts`] },
      ],
    ])('%s', (_, path, options) => {
      expect(found(path, options)).toEqual([`${path} -> ${importer.path}`]);
    });

    it.each([
      ['of 25 lines', `${room}/post-title.ts`, { lines: 25 }],
      ['with a test of its own', `${room}/a.rules.ts`, { tests: [`${room}/a.rules.spec.ts`] }],
      ['that two files import', `${room}/a.ts`, { by: [importer.path, `${room}/b.ts`] }],
      ['that another module imports', `${room}/a.ts`, { by: ['backend/src/modules/notes/notes.service.ts'] }],
      ['that is loaded when needed', `${room}/a.ts`, { lazy: [`${room}/a.ts`] }],
      ['that an index passes on', 'libs/domain/src/posts/a.ts', { by: ['libs/domain/src/posts/index.ts'] }],
      ['of a kind that stays', `${room}/post.entity.ts`, {}],
      ['of 15 lines that presents', `${room}/post.presenter.ts`, { lines: 15 }],
    ])('but none %s', (_, path, options) => {
      expect(found(path, options)).toEqual([]);
    });
  });
});

/** The table is renewed by `npm run structure -- --write`, not by every commit. */
const STALE_FROM = 0.05;

describe('The figures that docs/architecture.md shows', () => {
  const sources = readSources(ROOT);
  const product = productSources(sources);
  const shown = (name: string) => {
    const page = sources.find(({ path }) => path === 'docs/architecture.md');
    const row = page?.lines.find((line) => line.startsWith(`| ${name} |`));
    return Number(row?.split('|')[3]?.replace(',', ''));
  };

  it.each([
    ['Source files', product.length],
    ['Lines of a file, median', median(product.map(lineCount))],
    [`Files under ${SMALL_BELOW} lines`, smallFiles(product)],
  ])('are as the tree is: %s', (name, now) => {
    expect(Math.abs(shown(name) / now - 1)).toBeLessThan(STALE_FROM);
  });

  it('have no file of more than 350 lines', () => {
    expect(product.filter((file) => lineCount(file) > 350).map(({ path }) => path)).toEqual([]);
  });

  it('have no small file that belongs into its one importer', () => {
    const tests = sources.map(({ path }) => path).filter((path) => /spec\.tsx?$/u.test(path));
    const graph = findImports(sources);
    // Without imports no file would have an importer, and none be found.
    expect(graph.imports.get('frontend-admin/src/console.tsx')).toContain(
      'frontend-admin/src/resources/index.ts',
    );
    expect(crumbs(product, tests, graph)).toEqual([]);
  });
});
