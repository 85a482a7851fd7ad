import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Imports } from './figures.ts';

/** The parts of dependency-cruiser's report that are read here. */
interface Report {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string; readonly dynamic: boolean }[];
  }[];
}

/** The imports of all files below the folders, as dependency-cruiser finds them under the walls' own settings; `lazy` are loaded when needed. */
export function findImports(
  root: string,
  folders: readonly string[],
): { readonly imports: Imports; readonly lazy: ReadonlySet<string> } {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  const { modules } = JSON.parse(stdout) as Report;
  const lazy = modules.flatMap(({ dependencies }) => dependencies.filter(({ dynamic }) => dynamic));
  return {
    imports: new Map(
      modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
    ),
    lazy: new Set(lazy.map(({ resolved }) => resolved)),
  };
}
