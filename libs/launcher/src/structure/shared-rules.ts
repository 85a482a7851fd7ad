import { fileOf, importsOf } from './imports.ts';
import type { Source } from './sources.ts';

const DOMAIN = 'libs/domain/src/';
const SPEC = /\.spec\.ts$/u;
const DECLARED = /^export (?:async )?(?:const|function\*?|type|interface|class) (\w+)/gmu;
/** Who counts as one user of a rule: a module of the backend, a folder beside the modules, a frontend, another library. */
const ROOM = /^(?:backend\/src\/modules\/[^/]+|backend\/(?:src\/)?[^/]+|frontend-[^/]+|libs\/[^/]+)\//u;
/** Both frontends use what libs/ui uses. */
const BOTH_FRONTENDS = 'libs/ui/';

export interface SharedRules {
  /** Files of the domain that one room alone uses, as `file <- room`. */
  readonly ofOneRoom: readonly string[];
  /** Names that an index of the domain makes public and nobody outside uses. */
  readonly unused: readonly string[];
}

/**
 * What libs/domain holds although it is not shared. A file that another file of the domain needs stays, also when that is a test; so does
 * one whose test draws its examples from the domain's `testing/`, which nobody outside can reach.
 */
export function findUnshared(sources: readonly Source[]): SharedRules {
  const files = sources
    .filter(({ path }) => /\.tsx?$/u.test(path))
    .map(({ path, lines }) => ({ path, text: lines.join('\n'), imports: importsOf({ lines }) }));
  const ours = files.filter(({ path }) => path.startsWith(DOMAIN));
  const paths = new Set(ours.map(({ path }) => path));
  const rooms = new Map<string, Set<string>>();
  for (const { path, imports } of files.filter((file) => !paths.has(file.path))) {
    for (const { names, from } of imports) {
      if (from !== '@drumbeat/domain') continue;
      for (const name of names)
        rooms.set(name, (rooms.get(name) ?? new Set()).add(ROOM.exec(path)?.[0] ?? path));
    }
  }
  const isIndex = ({ path }: { path: string }) => path.endsWith('/index.ts');
  const published = new Set(
    ours.filter(isIndex).flatMap(({ imports }) => imports.flatMap(({ names }) => names)),
  );
  const needed = new Set(
    ours
      .filter((file) => !isIndex(file))
      .flatMap(({ path, imports }) => {
        const targets = imports.flatMap((one) => fileOf(path, one, paths) ?? []);
        const own = path.replace(SPEC, '.ts');
        const drawsExamples = imports.some(({ from }) => from.includes('/testing/'));
        return targets.filter((target) => drawsExamples || target !== own);
      }),
  );
  const ofOneRoom = ours
    .filter((file) => !isIndex(file) && !file.path.endsWith('.spec.ts') && !file.path.includes('/testing/'))
    .filter(({ path }) => !needed.has(path))
    .flatMap(({ path, text }) => {
      const names = [...text.matchAll(DECLARED)]
        .map(([, name = '']) => name)
        .filter((name) => published.has(name));
      const users = new Set(names.flatMap((name) => [...(rooms.get(name) ?? [])]));
      return users.size > 1 || users.has(BOTH_FRONTENDS)
        ? []
        : [`${path} <- ${[...users].join(', ') || 'nobody'}`];
    });
  return { ofOneRoom, unused: [...published].filter((name) => !rooms.has(name)) };
}
