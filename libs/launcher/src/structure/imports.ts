import { posix } from 'node:path';
import type { Imports } from './figures.ts';
import type { Source } from './sources.ts';

const CODE = /\.(?:ts|tsx|mjs|cjs|js)$/u;
const IMPORTED = /(?:\bfrom |^import |(?<lazy>\bimport\())'(?<from>\.[^']+)'/gmu;

/** The imports among files of code, by their relative paths; `lazy` are loaded when needed. */
export function findImports(sources: readonly Source[]): {
  readonly imports: Imports;
  readonly lazy: ReadonlySet<string>;
} {
  const known = new Set(sources.map(({ path }) => path));
  const lazy = new Set<string>();
  const imports = new Map<string, string[]>();
  for (const { path, lines } of sources.filter((source) => CODE.test(source.path))) {
    const found = [...lines.join('\n').matchAll(IMPORTED)].flatMap(({ groups }) => {
      const named = posix.join(posix.dirname(path), groups?.from ?? '');
      const bare = named.replace(/\.jsx?$/u, '');
      const file = [named, `${bare}.ts`, `${bare}.tsx`].find((one) => known.has(one));
      if (file !== undefined && groups?.lazy) lazy.add(file);
      return file ?? [];
    });
    imports.set(path, found);
  }
  return { imports, lazy };
}
