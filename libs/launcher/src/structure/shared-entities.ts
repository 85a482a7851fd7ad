import { fileOf, importsOf } from './imports.ts';
import type { Source } from './sources.ts';

const APP = 'frontend-user/src/';
const ENTITIES = `${APP}entities/`;
const FOR_TESTS = /\.spec\.tsx?$|\/testing\//u;
/** Who counts as one user: a feature, a page with the folder of its parts, another folder of the app. */
const ROOM = /^frontend-user\/src\/(?:features\/[^/]+|app\/routes\/[^/.]+|app\/[^/]+)/u;

/**
 * Files of the users' `entities/` that one feature or one page alone knows, as `file <- room`: they belong there. What another entity needs
 * stays; tests are no users.
 */
export function findEntitiesOfOneRoom(sources: readonly Source[]): string[] {
  const files = sources.filter(
    ({ path }) => path.startsWith(APP) && /\.tsx?$/u.test(path) && !FOR_TESTS.test(path),
  );
  const users = new Map(
    files.filter(({ path }) => path.startsWith(ENTITIES)).map(({ path }) => [path, new Set<string>()]),
  );
  for (const { path, lines } of files) {
    const room = ROOM.exec(path)?.[0].replace(/-page$/u, '') ?? ENTITIES;
    for (const one of importsOf({ lines })) users.get(fileOf(path, one, users) ?? '')?.add(room);
  }
  return [...users]
    .filter(([, rooms]) => rooms.size < 2 && !rooms.has(ENTITIES))
    .map(([path, rooms]) => `${path} <- ${[...rooms].join('') || 'nobody'}`);
}
