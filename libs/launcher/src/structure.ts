/**
 * `npm run structure`: how the source is cut, in figures for the table of docs/architecture.md. Counted is the product's own
 * TypeScript: no tests, no benchmarks, nothing generated. With `--write` they are written into that table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup/settings.ts';
import { citedOutside } from './structure/citations.ts';
import {
  crumbs,
  importedOnceShare,
  importLines,
  lineCount,
  median,
  productSources,
  SMALL_BELOW,
  smallFiles,
} from './structure/figures.ts';
import { findImports } from './structure/imports.ts';
import { readSources } from './structure/sources.ts';
import { unnamedImports, waysOf } from './structure/ways.ts';

const FRONTENDS = ['frontend-user/src', 'frontend-admin/src'];

const everything = readSources(ROOT);
const product = productSources(everything);
const lengths = product.map(lineCount);
const lines = lengths.reduce((sum, length) => sum + length, 0);
const imported = product.reduce((sum, source) => sum + importLines(source), 0);
const graph = findImports(everything);
const tests = everything.map(({ path }) => path).filter((path) => /spec\.tsx?$/u.test(path));
const toMerge = crumbs(product, tests, graph);
const paths = product.map(({ path }) => path);

const page = waysOf(everything.find(({ path }) => path === 'docs/files-to-follow.md') ?? { lines: [] });
const ways = Object.entries(page.ways);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const figures: Record<string, string> = {
  'Source files': product.length.toLocaleString('en-US'),
  'Lines of a file, median': String(median(lengths)),
  'Lines of the longest file': String(Math.max(...lengths)),
  [`Files under ${SMALL_BELOW} lines`]: String(smallFiles(product)),
  [`Share of files under ${SMALL_BELOW} lines`]: percent(smallFiles(product) / product.length),
  ...Object.fromEntries(
    FRONTENDS.map((folder) => [
      `Files of ${folder} that one other imports`,
      percent(importedOnceShare(paths, graph.imports, folder)),
    ]),
  ),
  'Small files that belong into their one importer': String(toMerge.length),
  'Imports among all lines': percent(imported / lines),
  'Lines that cite documents outside the repository': String(citedOutside(everything).length),
  ...Object.fromEntries(
    ways.map(([way, files]) => [
      `Files to follow ${way[0]?.toLowerCase()}${way.slice(1)}`,
      String(files.length),
    ]),
  ),
};

const width = Math.max(...Object.keys(figures).map((name) => name.length));
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(width)}  ${figure}`);
if (process.argv.includes('--write')) writeColumn(join(ROOT, 'docs/architecture.md'));
for (const crumb of toMerge) console.log(crumb);
for (const unnamed of unnamedImports(page, everything))
  console.log(`${unnamed} is not told right by docs/files-to-follow.md`);

/** Writes the figures into the last column of the table whose rows bear their names. */
function writeColumn(page: string): void {
  const written = readFileSync(page, 'utf8').replaceAll(
    /^(\| ([^|]+) \| [^|]+ \| )[^|]+( \|)$/gmu,
    (row, before: string, name: string, after: string) => {
      const figure = figures[name.replaceAll('`', '')];
      return figure === undefined ? row : `${before}${figure}${after}`;
    },
  );
  writeFileSync(page, written);
}
