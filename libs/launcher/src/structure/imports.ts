import { posix } from 'node:path';
import type { Imports } from './figures.ts';
import type { Source } from './sources.ts';

/** What a file imports, or passes on, from one place. */
export interface Import {
  /** A path or a package, as it is written. */
  readonly from: string;
  /** What it takes by name, as the other file calls it. */
  readonly names: readonly string[];
  /** Loaded when needed. */
  readonly isLazy: boolean;
  /** Of types alone: nothing of it runs. */
  readonly isType: boolean;
}

const CODE = /\.(?:ts|tsx|mjs|cjs|js)$/u;
/** As Prettier sets them, so that what a test or a comment quotes is none: at the beginning of a line, or called. */
const IMPORT =
  /^(?:import|export) (?:(?<type>type )?(?<taken>(?:[\w$]+(?:, )?)?(?:\{[^}]*\}|\*(?: as [\w$]+)?)?) from )?'(?<from>[^']+)'|\bimport\(\s*'(?<lazy>[^']+)'/gmu;
const TYPES_ALONE = /^\{(?:\s*type [\w$]+(?: as [\w$]+)?,?)+\s*\}$/u;

/** All that a file imports and passes on, in its order. */
export function importsOf({ lines }: Pick<Source, 'lines'>): Import[] {
  return [...lines.join('\n').matchAll(IMPORT)].map(({ groups = {} }) => {
    const { type, taken = '', from, lazy } = groups;
    const [, list = ''] = /\{([^}]*)\}/u.exec(taken) ?? [];
    return {
      from: from ?? lazy ?? '',
      names: list.split(',').flatMap((item) => /^\s*(?:type )?([\w$]+)/u.exec(item)?.[1] ?? []),
      isLazy: lazy !== undefined,
      isType: type !== undefined || TYPES_ALONE.test(taken),
    };
  });
}

/** The file that an import of `path` means, of those that are known; none for a package. */
export function fileOf(
  path: string,
  { from }: Pick<Import, 'from'>,
  known: { has(path: string): boolean },
): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const named = posix.join(posix.dirname(path), from);
  const bare = named.replace(/\.jsx?$/u, '');
  return [named, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find((file) => known.has(file));
}

/** The imports among files of code, by their relative paths; `lazy` are loaded when needed. */
export function findImports(sources: readonly Source[]): {
  readonly imports: Imports;
  readonly lazy: ReadonlySet<string>;
} {
  const known = new Set(sources.map(({ path }) => path));
  const lazy = new Set<string>();
  const imports = new Map<string, string[]>();
  for (const source of sources.filter(({ path }) => CODE.test(path))) {
    const found = importsOf(source).flatMap((one) => {
      const file = fileOf(source.path, one, known);
      if (file !== undefined && one.isLazy) lazy.add(file);
      return file ?? [];
    });
    imports.set(source.path, found);
  }
  return { imports, lazy };
}
