import { posix } from 'node:path';
import type { Source } from './sources.ts';

/** The chapter of what the files of the ways import and what is not followed. */
const BESIDE = 'Beside the way';
/** Shapes, texts, limits, errors and wiring are never followed. */
const NEVER_FOLLOWED = /\.(?:module|dto|entity|conditions|jobs|texts|limits|errors)\.ts$|\/types\.ts$/u;
const FOLLOWED = 'backend/src/modules/';

export interface Ways {
  /** Ways through the product: each chapter of the page by its heading, with the different files that it names, by the ends of their paths. */
  readonly ways: Record<string, string[]>;
  readonly beside: string[];
}

export function waysOf({ lines }: Pick<Source, 'lines'>): Ways {
  const chapters = lines.join('\n').split(/^## /mu).slice(1);
  const { [BESIDE]: beside = [], ...ways } = Object.fromEntries(
    chapters.map((chapter): [string, string[]] => {
      const [heading = '', ...rest] = chapter.split('\n');
      const cited = rest.join('\n').matchAll(/`(?<file>[\w./-]+\.tsx?)`/gu);
      return [heading, [...new Set([...cited].flatMap(({ groups }) => groups?.file ?? []))]];
    }),
  );
  return { ways, beside };
}

/**
 * What the server's files of the ways import and the page names nowhere, as `file -> import`, and what it names beside them though no way imports it.
 * Imports of types alone count for nothing: nothing of them runs.
 */
export function unnamedImports({ ways, beside }: Ways, sources: readonly Source[]): string[] {
  const code = new Map(sources.map((source) => [source.path, source]));
  const pathsOf = (cited: readonly string[]) =>
    cited.map((end) => [...code.keys()].find((path) => path.endsWith(`/${end}`)) ?? end);
  const aside = new Set(pathsOf(beside));
  const found = new Set<string>();
  const used = new Set<string>();
  for (const way of Object.values(ways)) {
    const files = new Set(pathsOf(way));
    for (const file of files) {
      for (const imported of file.startsWith(FOLLOWED) ? importsOf(code.get(file)) : []) {
        if (aside.has(imported)) used.add(imported);
        else if (imported.startsWith(FOLLOWED) && !NEVER_FOLLOWED.test(imported) && !files.has(imported)) {
          found.add(`${file} -> ${imported}`);
        }
      }
    }
  }
  return [...found, ...[...aside].filter((path) => !used.has(path))];
}

/** The files that a file of the server imports more than types from. */
function importsOf({ path, lines }: Source = { path: '', lines: [] }): string[] {
  const imports = lines
    .join('\n')
    .matchAll(/^import (?!type )(?<names>[^;]*?) from '(?<from>\.[^']+)\.js';$/gmu);
  return [...imports]
    .filter(({ groups: { names = '' } = {} }) => !/^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}$/u.test(names))
    .map(({ groups: { from = '' } = {} }) => `${posix.join(posix.dirname(path), from)}.ts`);
}
