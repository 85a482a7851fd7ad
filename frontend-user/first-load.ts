/**
 * Measures the script that a page needs before it can be used, and exits with 1 when one exceeds its budget. Later
 * parts (open menus, dialogs, notices, the session watch) are not counted. Reads the output of `npm run build`; the
 * build itself only makes the files, so that a kilobyte does not stop an installation.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

interface FirstLoad {
  /** The modules imported by the router, below src/app. */
  readonly modules: readonly string[];
  /** Their budget in kB (1,000 bytes) of gzip. */
  readonly budget: number;
}

const shell = 'shell/app-shell.tsx';

/** The pages that are opened first, and what each may weigh; every page of the product adds its name to all of them. 185 kB are React, the router, the look and the session's rules. */
const FIRST_LOADS: Readonly<Record<string, FirstLoad>> = {
  '/': { modules: ['routes/landing-page.tsx'], budget: 190 },
  '/login': { modules: ['routes/login-page.tsx'], budget: 207 },
  '/signup': { modules: ['routes/signup-page.tsx'], budget: 207 },
  '/dashboard': { modules: [shell, 'routes/dashboard-page.tsx'], budget: 222 },
  '/content-calendar': { modules: [shell, 'routes/calendar-page.tsx'], budget: 258 },
  '/posts': { modules: [shell, 'routes/posts-page.tsx'], budget: 231 },
  '/posts/:id': { modules: [shell, 'routes/post-page.tsx'], budget: 254 },
};

const built = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Names in the manifest: the entry and the modules, with all that they import. */
function neededBy(modules: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    chunkOf(name).imports?.forEach(need);
  };
  Object.keys(manifest)
    .filter((name) => chunkOf(name).isEntry)
    .forEach(need);
  modules.forEach((module) => need(`src/app/${module}`));
  return needed;
}

function chunkOf(name: string): Manifest[string] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`No script begins with ${name}`);
  return chunk;
}

/** In kB, as the files are compressed for delivery. */
function weightOf(names: Iterable<string>): number {
  const files = new Set([...names].map((name) => chunkOf(name).file));
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
}

for (const [page, { modules, budget }] of Object.entries(FIRST_LOADS)) {
  const weight = weightOf(neededBy(modules));
  const line = `${page}: ${weight.toFixed(1)} kB of ${budget} kB`;
  if (weight <= budget) {
    console.log(line);
    continue;
  }
  console.error(`The first load has grown beyond its budget. ${line}`);
  process.exitCode = 1;
}
