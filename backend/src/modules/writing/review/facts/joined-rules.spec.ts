import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const WRITING = join(import.meta.dirname, '../..');
const sources = globSync('**/*.ts', { cwd: WRITING })
  .filter((path) => !path.endsWith('.spec.ts'))
  .map((path) => ({ path, text: readFileSync(join(WRITING, path), 'utf8') }));
const exported = sources
  .filter(({ path }) => path.startsWith('review/facts/'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:function|const) (\w+)/gmu)].map(([, name = '']) => [name, path] as const),
  );

describe('The rules of facts', () => {
  it('are many', () => {
    expect(exported.length).toBeGreaterThan(50);
  });

  it.each(exported)('join what reads a text, so that none is left to its own spec: %s', (name, path) => {
    const users = sources.filter(
      (other) => other.path !== path && new RegExp(`\\b${name}\\b`, 'u').test(other.text),
    );
    expect(users.map((other) => other.path)).not.toEqual([]);
  });
});
