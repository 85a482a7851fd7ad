import type { Imports } from './figures.ts';
import type { Source } from './sources.ts';

/** Ways through the product: each chapter of a page by its heading, with the different files that it names. */
export function waysOf({ lines }: Pick<Source, 'lines'>): Record<string, string[]> {
  const chapters = lines.join('\n').split(/^## /mu).slice(1);
  return Object.fromEntries(
    chapters.map((chapter) => {
      const [heading = '', ...rest] = chapter.split('\n');
      const cited = rest.join('\n').matchAll(/`([\w./-]+\.tsx?)`/gu);
      return [heading, [...new Set([...cited].map(([, file]) => file as string))]];
    }),
  );
}

/**
 * Files of a way that no import joins to its first file, however many of the way's files lie between: one that nothing of the way uses
 * any more, or that only a file uses which the way leaves out. The index of a library passes on what it exports.
 * @param way ends of paths, as `waysOf` returns them
 */
export function besideTheWay(way: readonly string[], imports: Imports): string[] {
  const paths = [...imports.keys()];
  const files = way.map((cited) => paths.find((path) => path.endsWith(`/${cited}`)) ?? cited);
  const neighbours = new Map(files.map((file) => [file, new Set<string>()]));
  for (const file of files) {
    for (const imported of importedThroughIndexes(file, imports)) {
      neighbours.get(imported)?.add(file);
      if (neighbours.has(imported)) neighbours.get(file)?.add(imported);
    }
  }
  const joined = new Set(files.slice(0, 1));
  for (const file of joined) neighbours.get(file)?.forEach((neighbour) => joined.add(neighbour));
  return files.filter((file) => !joined.has(file));
}

function importedThroughIndexes(file: string, imports: Imports): Set<string> {
  const found = new Set(imports.get(file));
  for (const one of found) {
    if (one.endsWith('/index.ts')) imports.get(one)?.forEach((passedOn) => found.add(passedOn));
  }
  return found;
}
