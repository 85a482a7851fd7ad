import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';

/** The map of docs/architecture.md: what stands behind the name of each folder of modules. */
function roomsOnTheMap(): Map<string, string> {
  const [, map = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('```');
  const [, modules = ''] = map.split('backend/src/modules/');
  const entries = modules.split(/\n {2}(?=[a-z-]+\/ )/u).slice(1);
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('/')), entry]));
}

describe('the map of the architecture', () => {
  it('names each module', () => {
    const [, map = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('```');
    const unnamed = globSync('backend/src/modules/*/', { cwd: ROOT })
      .map((path) => path.split('/').at(-1) ?? '')
      .filter((module) => !new RegExp(`(?<![\\w-])${module}(?![\\w-])`, 'u').test(map));
    expect(unnamed).toEqual([]);
  });

  it('names each room of a module', () => {
    const rooms = roomsOnTheMap();
    const unnamed = globSync('backend/src/modules/*/*/', { cwd: ROOT })
      .map((path) => path.split('/').slice(3))
      .filter(([module = '', room = '']) => !rooms.get(module)?.includes(room))
      .map((names) => names.join('/'));
    expect(unnamed).toEqual([]);
  });
});
