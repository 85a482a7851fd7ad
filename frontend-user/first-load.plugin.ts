import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface FirstLoad {
  /** The modules that the router asks for, below src/app. */
  readonly modules: readonly string[];
  /** What they may come to, in kB (1,000 bytes) of gzip. */
  readonly budget: number;
}

const shell = 'shell/app-shell.tsx';

/** The pages that are opened first, and what each may weigh. 185 kB are React, the router, the look and the session's rules. */
const FIRST_LOADS: Readonly<Record<string, FirstLoad>> = {
  '/': { modules: ['routes/landing-page.tsx'], budget: 190 },
  '/login': { modules: ['routes/login-page.tsx'], budget: 205 },
  '/signup': { modules: ['routes/signup-page.tsx'], budget: 205 },
  '/dashboard': { modules: [shell, 'routes/dashboard-page.tsx'], budget: 216 },
  '/content-calendar': { modules: [shell, 'routes/calendar-page.tsx'], budget: 252 },
  '/posts': { modules: [shell, 'routes/posts-page.tsx'], budget: 224 },
  '/posts/:id': { modules: [shell, 'routes/post-page.tsx'], budget: 250 },
};

/**
 * Weighs the script that a page needs before it can be used, and fails the build of one that has grown beyond its budget. What
 * comes later (open menus, dialogs, notices, the watch over the session) is not counted.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const grown: string[] = [];
      for (const [page, { modules, budget }] of Object.entries(FIRST_LOADS)) {
        const weight = weightOf(neededBy(chunks, modules));
        const line = `${page}: ${weight.toFixed(1)} kB of ${budget} kB`;
        this.info(line);
        if (weight > budget) grown.push(line);
      }
      if (grown.length > 0) this.error(`The first load has grown beyond its budget. ${grown.join('; ')}`);
    },
  };
}

/** The chunks of the entry and of the modules, with all that they import. */
function neededBy(
  chunks: readonly Rolldown.OutputChunk[],
  modules: readonly string[],
): Set<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Rolldown.OutputChunk>();
  const need = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    chunk.imports.forEach((name) => need(byName.get(name)));
  };
  need(chunks.find((chunk) => chunk.isEntry));
  for (const module of modules) {
    const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/src/app/${module}`));
    if (!chunk) throw new Error(`No script begins with ${module}`);
    need(chunk);
  }
  return needed;
}

/** In kB, as the files are compressed for delivery. */
function weightOf(chunks: Iterable<Rolldown.OutputChunk>): number {
  const bytes = [...chunks].map(({ code }) => gzipSync(code, { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
}
