import type { Source } from './sources.ts';

/** The import graph, by paths from the root: a file and the files that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A file of fewer lines counts as small; which of them need a reason says CONTRIBUTING.md, "Small files". */
export const SMALL_BELOW = 25;

/** Kinds of files that stay, however small: "Small files" names them. */
const SEAM =
  /\.(?:module|controller|entity|conditions|dto|jobs|limits|texts|sweeper|command|guard|reader|worker|program)\.ts$|\/index\.ts$|\/migrations\//u;
const PRESENTER = { name: '.presenter.ts', smallBelow: 15 };
/** Where a file may move to without a change of noun. */
const ROOM =
  /^(?:backend\/src\/(?:modules|platform)\/[^/]+|frontend-[^/]+\/src\/(?:(?:features|entities|resources)\/)?[^/]+|libs\/[^/]+\/src\/[^/]+)(?=\/)/u;

const TEST =
  /(?:\.(?:spec|medium-spec|e2e-spec|proof-spec|journey)\.tsx?$)|\/(?:test|testing|e2e|bench)\/|\.config\.ts$/u;
const IMPORT_BEGINS = /^(?:import\b|export (?:type )?[{*])/u;
const NAMES_A_FILE = /'[^']+'(?: with \{.*\})?;$/u;

/** The product's own TypeScript: no tests, no benchmarks, no configuration. */
export function productSources(sources: readonly Source[]): Source[] {
  return sources.filter(({ path }) => /\.tsx?$/u.test(path) && !TEST.test(path));
}

/** Lines of a file, as an editor counts them. */
export const lineCount = ({ lines }: Pick<Source, 'lines'>): number =>
  lines.at(-1) === '' ? lines.length - 1 : lines.length;

export const smallFiles = (sources: readonly Source[]): number =>
  sources.filter((source) => lineCount(source) < SMALL_BELOW).length;

/** The middle one, or the mean of the two in the middle; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (below + above) / 2;
}

/** Lines of a file that import, or pass on what they import; an import of several lines counts with all of them. */
export function importLines({ lines }: Pick<Source, 'lines'>): number {
  let count = 0;
  let open = 0;
  for (const line of lines) {
    if (open === 0 && !IMPORT_BEGINS.test(line)) continue;
    open += 1;
    if (!line.endsWith(';')) continue;
    if (NAMES_A_FILE.test(line)) count += open;
    open = 0;
  }
  return count;
}

/** The share, from 0 to 1, of the files below `folder` that exactly one other file imports. */
export function importedOnceShare(files: readonly string[], imports: Imports, folder: string): number {
  const below = files.filter((file) => file.startsWith(`${folder}/`));
  const importers = importersOf(files, imports);
  return below.filter((file) => importers.get(file)?.size === 1).length / Math.max(1, below.length);
}

/**
 * Files that the rule of CONTRIBUTING.md, "Small files", puts into the one file that imports them, as `file -> importer`.
 * @param tests paths of all tests: a file with a test of its own stays
 */
export function crumbs(
  sources: readonly Source[],
  tests: readonly string[],
  { imports, lazy }: { readonly imports: Imports; readonly lazy: ReadonlySet<string> },
): string[] {
  const tested = new Set(tests.map((path) => path.replace(/\.(?:medium-)?spec\.tsx?$/u, '')));
  const importers = importersOf(
    sources.map(({ path }) => path),
    imports,
  );
  return sources.flatMap((source) => {
    const { path } = source;
    const smallBelow = path.endsWith(PRESENTER.name) ? PRESENTER.smallBelow : SMALL_BELOW;
    const isTested = tested.has(path.replace(/\.tsx?$/u, ''));
    if (lineCount(source) >= smallBelow || SEAM.test(path) || lazy.has(path) || isTested) return [];
    const [importer, ...others] = importers.get(path) ?? [];
    if (importer === undefined || others.length > 0 || importer.endsWith('/index.ts')) return [];
    const room = ROOM.exec(path)?.[0];
    return room !== undefined && room === ROOM.exec(importer)?.[0] ? [`${path} -> ${importer}`] : [];
  });
}

/** The files that import each file. */
function importersOf(files: readonly string[], imports: Imports): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const imported of imports.get(file) ?? []) {
      if (imported !== file) importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return importers;
}
