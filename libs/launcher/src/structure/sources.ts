import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A handwritten file, by its path from the root of the repository. */
export interface Source {
  readonly path: string;
  readonly lines: readonly string[];
}

const CODE = [
  '{backend,frontend-user,frontend-admin,libs}/**/*.{ts,tsx,mjs,cjs,js,css,html}',
  '*.{ts,mjs,cjs}',
];
const PAGES = [
  '*.{md,yml}',
  '.env.example',
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  'docs/**/*.md',
  'libs/*/README.md',
];

/** Installed, built or generated files. */
const NOT_WRITTEN = new Set(['node_modules', 'dist', 'generated', 'test-results', 'playwright-report']);

/** Code and pages of a repository, sorted by their paths. */
export function readSources(root: string): Source[] {
  return globSync([...CODE, ...PAGES], { cwd: root, exclude: (path) => NOT_WRITTEN.has(basename(path)) })
    .sort()
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }));
}
