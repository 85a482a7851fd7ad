import { beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { fileOf, findImports, importsOf } from './imports.ts';
import { readSources } from './sources.ts';

const source = (path: string, ...lines: string[]) => ({ path, lines });

describe('the imports of a file', () => {
  it.each([
    ['by name', `import { a, b as c } from './a.js';`, { names: ['a', 'b'] }],
    ['over several lines', `import {\n  a,\n  type B,\n} from './a.js';`, { names: ['a', 'B'] }],
    ['as a whole', `import * as a from './a.js';`, {}],
    ['of the default', `import a from './a.js';`, {}],
    ['of the default and by name', `import a, { b } from './a.js';`, { names: ['b'] }],
    ['for what it does alone', `import './a.js';`, {}],
    ['passed on by name', `export { a as b } from './a.js';`, { names: ['a'] }],
    ['passed on as a whole', `export * from './a.js';`, {}],
    ['of types', `import type { A, B } from './a.js';`, { names: ['A', 'B'], isType: true }],
    ['of a type by its default', `import type A from './a.js';`, { isType: true }],
    [
      'of types one by one',
      `import { type A, type B as C } from './a.js';`,
      { names: ['A', 'B'], isType: true },
    ],
    ['of types passed on', `export type { A } from './a.js';`, { names: ['A'], isType: true }],
    ['when needed', `const a = lazy(() => import('./a.js'));`, { isLazy: true }],
    ['when needed, over several lines', `  import(\n    './a.js'\n  );`, { isLazy: true }],
  ])('are read %s', (_, text, told) => {
    const read = importsOf({ lines: text.split('\n') });
    expect(read).toEqual([{ from: './a.js', names: [], isLazy: false, isType: false, ...told }]);
  });

  it.each([
    `export const from = './a.js';`,
    `export { a };`,
    `export type A = 'a' | 'b';`,
    `const text = "import { a } from './a.js';";`,
    ` * import { a } from './a.js';`,
    `export interface A {\n  /** Taken from './a.js'. */\n  a: string;\n}`,
  ])('are no others: %s', (text) => {
    expect(importsOf({ lines: text.split('\n') })).toEqual([]);
  });

  it('are read in their order, packages among them', () => {
    const lines = [
      `import { join } from 'node:path';`,
      `import { a } from './a.js';`,
      `void import('./b.js');`,
    ];
    expect(importsOf({ lines }).map(({ from }) => from)).toEqual(['node:path', './a.js', './b.js']);
  });
});

describe('the file of an import', () => {
  const known = new Set(['app/a.ts', 'app/page.tsx', 'app/posts/index.ts', 'app/look.css', 'tool.mjs']);

  it.each([
    ['./a.js', 'app/a.ts'],
    ['./a.ts', 'app/a.ts'],
    ['./a', 'app/a.ts'],
    ['./page.js', 'app/page.tsx'],
    ['./page', 'app/page.tsx'],
    ['./posts/index', 'app/posts/index.ts'],
    ['./posts', 'app/posts/index.ts'],
    ['./look.css', 'app/look.css'],
    ['../tool.mjs', 'tool.mjs'],
    ['./gone.js', undefined],
    ['app/a.ts', undefined],
    ['react', undefined],
  ])('is found: %s is %s', (from, file) => {
    expect(fileOf('app/main.ts', { from }, known)).toBe(file);
  });
});

describe('the imports among files', () => {
  it('are those that are known, and which of them are loaded when needed', () => {
    const { imports, lazy } = findImports([
      source(
        'app/main.tsx',
        `import { a } from './a.js';`,
        `import React from 'react';`,
        `import { gone } from './gone.js';`,
        `const Page = lazy(() => import('./page'));`,
      ),
      source('app/a.ts', `import type { Page } from './page.js';`),
      source('app/page.tsx'),
      source('README.md', `import { a } from './app/a.js';`),
    ]);
    expect([...imports]).toEqual([
      ['app/main.tsx', ['app/a.ts', 'app/page.tsx']],
      ['app/a.ts', ['app/page.tsx']],
      ['app/page.tsx', []],
    ]);
    expect([...lazy]).toEqual(['app/page.tsx']);
  });

  describe('of the product', () => {
    let graph: ReturnType<typeof findImports>;
    beforeAll(() => {
      graph = findImports(readSources(ROOT));
    });

    it.each([
      ['backend/src/modules/posts/posts.controller.ts', 'backend/src/modules/posts/posts.service.ts'],
      ['frontend-admin/src/console.tsx', 'frontend-admin/src/resources/index.ts'],
      ['frontend-admin/src/main.tsx', 'frontend-admin/src/console.tsx'],
      ['libs/launcher/src/structure/imports.ts', 'libs/launcher/src/structure/sources.ts'],
    ])('are known: %s imports %s', (file, imported) => {
      expect(graph.imports.get(file)).toContain(imported);
    });

    it('are known where they are loaded when needed', () => {
      expect(graph.lazy).toContain('frontend-admin/src/console.tsx');
    });
  });
});
