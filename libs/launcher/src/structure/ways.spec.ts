import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';
import { findImports } from './imports.ts';
import { besideTheWay, waysOf } from './ways.ts';

describe('a way through the product', () => {
  it('is a chapter of the page, with the files that it names, each once', () => {
    const lines = [
      '# Page',
      '`not.ts`',
      '## To the end',
      'First `a/b.ts`,',
      'then `c.tsx` and `a/b.ts`.',
      '## No way',
    ];
    expect(waysOf({ lines })).toEqual({ 'To the end': ['a/b.ts', 'c.tsx'], 'No way': [] });
  });

  it('has files beside it that no import joins to its first one', () => {
    const imports = new Map([
      ['src/page.tsx', ['libs/index.ts']],
      ['libs/index.ts', ['libs/rules.ts']],
      ['libs/rules.ts', []],
      ['src/server.ts', ['libs/rules.ts']],
      ['src/left-out.ts', ['src/page.tsx', 'src/last.ts']],
      ['src/last.ts', []],
    ]);
    const way = ['src/page.tsx', 'libs/rules.ts', 'src/server.ts'].map((path) =>
      path.slice(path.indexOf('/') + 1),
    );
    expect(besideTheWay(way, imports)).toEqual([]);
    expect(besideTheWay([...way, 'last.ts', 'gone.ts'], imports)).toEqual(['src/last.ts', 'gone.ts']);
    expect(besideTheWay([...way, 'last.ts', 'left-out.ts'], imports)).toEqual([]);
  });

  it('is joined by imports from its first file to its last', () => {
    const lines = readFileSync(join(ROOT, 'docs/files-to-follow.md'), 'utf8').split('\n');
    const { imports } = findImports(ROOT, ['libs', 'backend/src', 'frontend-user/src']);
    const beside = Object.values(waysOf({ lines })).map((way) => besideTheWay(way, imports));
    expect(beside).toEqual([[], []]);
  });
});
