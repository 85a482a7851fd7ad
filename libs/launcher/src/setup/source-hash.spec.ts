import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hashFiles } from './source-hash.ts';

describe('the hash that decides whether to build', () => {
  let root: string;
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const hash = () => hashFiles(root, ['src', 'package.json', 'public']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'drumbeat-hash-'));
    mkdirSync(join(root, 'src'));
    write('src/a.ts', 'a');
    write('package.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('stays the same while nothing changes, missing folders included', () => {
    expect(hash()).toBe(hash());
  });

  it.each<[string, () => void]>([
    ['a changed file', () => write('src/a.ts', 'b')],
    ['a new file', () => write('src/b.ts', '')],
    ['a renamed file', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'))],
    ['a removed file', () => rmSync(join(root, 'src/a.ts'))],
  ])('changes with %s', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('does not change with a test, which reaches no build', () => {
    const before = hash();
    write('src/a.spec.ts', 'test');
    expect(hash()).toBe(before);
  });
});
