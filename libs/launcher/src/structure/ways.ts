import { fileOf, importsOf } from './imports.ts';
import type { Source } from './sources.ts';

/** The chapter of what the files of the ways import and what is not followed. */
const BESIDE = 'Beside the way';
/** Shapes, texts, styles, limits, errors and wiring are never followed. */
const NEVER_FOLLOWED =
  /\.(?:module|dto|entity|conditions|jobs|texts|styles|limits|errors)\.ts$|\/(?:types|query-keys|route-modules|resources\/index)\.ts$/u;
const FOLLOWED =
  /^(?:backend\/src\/modules|frontend-user\/src\/(?:app|entities|features)|frontend-admin\/src(?!\/lib))\//u;
/** A file, by the end of its path; with a colon behind it, what follows are imports of it. */
const CITED = /`(?<file>[\w./-]+\.tsx?)`(?<colon>:?)/gu;

export interface Ways {
  /** Ways through the product: each chapter of the page by its heading, with the different files that it names, by the ends of their paths. */
  readonly ways: Record<string, string[]>;
  /** What is not followed of what a file imports, by the ends of both paths. */
  readonly beside: Record<string, string[]>;
}

export function waysOf({ lines }: Pick<Source, 'lines'>): Ways {
  const ways: Ways = { ways: {}, beside: {} };
  for (const chapter of lines.join('\n').split(/^## /mu).slice(1)) {
    const [heading = ''] = chapter.split('\n', 1);
    const cited = [...chapter.matchAll(CITED)].map(({ groups }) => groups ?? {});
    if (heading !== BESIDE) {
      ways.ways[heading] = [...new Set(cited.flatMap(({ file }) => file ?? []))];
      continue;
    }
    let imports: string[] = [];
    for (const { file = '', colon } of cited) {
      if (colon) imports = ways.beside[file] ??= [];
      else imports.push(file);
    }
  }
  return ways;
}

/**
 * What the files of the ways import and the page names nowhere, as `file -> import`, and what it names beside a file that does not import it.
 * Imports of types alone count for nothing: nothing of them runs.
 */
export function unnamedImports({ ways, beside }: Ways, sources: readonly Source[]): string[] {
  const code = new Map(sources.map((source) => [source.path, source]));
  const pathOf = (end: string) => [...code.keys()].find((path) => path.endsWith(`/${end}`)) ?? end;
  const aside = new Set(
    Object.entries(beside).flatMap(([file, imports]) =>
      imports.map((imported) => `${pathOf(file)} -> ${pathOf(imported)}`),
    ),
  );
  const found = new Set<string>();
  const used = new Set<string>();
  for (const way of Object.values(ways)) {
    const files = new Set(way.map(pathOf));
    const isFollowed = (path: string) => FOLLOWED.test(path) && !NEVER_FOLLOWED.test(path);
    for (const file of [...files].filter(isFollowed)) {
      for (const imported of runningImports(code, file)) {
        const told = `${file} -> ${imported}`;
        if (aside.has(told)) used.add(told);
        else if (isFollowed(imported) && !files.has(imported)) found.add(told);
      }
    }
  }
  return [...found, ...[...aside].filter((told) => !used.has(told))];
}

/** The files that a file imports more than types from, at once or when they are needed. */
function runningImports(code: ReadonlyMap<string, Source>, path: string): string[] {
  return importsOf(code.get(path) ?? { lines: [] })
    .filter(({ isType }) => !isType)
    .flatMap((one) => fileOf(path, one, code) ?? []);
}
