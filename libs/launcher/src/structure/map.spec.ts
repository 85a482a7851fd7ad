import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/settings.ts';

const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const [, MAP = ''] = PAGE.split('```');
const foldersAt = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((path) => path.split('/').slice(3).join('/'));

/** Modules as the map lists them: words between their folder and those that have rooms of their own. */
function modulesOnTheMap(): string[] {
  const [, modules = ''] = MAP.split('backend/src/modules/');
  const [, listed = ''] = /one folder per noun:(?<listed>.*?);/su.exec(modules) ?? [];
  return listed
    .replaceAll(/\([^)]*\)/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Rooms of the modules as the map tells them: under a module's name, each with a slash behind it. */
function roomsOnTheMap(): string[] {
  const [, modules = ''] = MAP.split('backend/src/modules/');
  const [entries = ''] = modules.split(/\n(?=\S)/u);
  return entries.split(/\n {2}(?=[a-z-]+\/ )/u).flatMap((entry, index) => {
    const [module, ...rooms] = [...entry.matchAll(/(?<name>[a-z-]+)\//gu)].map(
      ({ groups: { name = '' } = {} }) => name,
    );
    return index === 0 ? [] : rooms.map((room) => `${module}/${room}`);
  });
}

describe('the map of the architecture', () => {
  it('names each module, and no other', () => {
    expect(modulesOnTheMap().sort()).toEqual(foldersAt('backend/src/modules/*/').sort());
  });

  it('names the rooms of each module, and no others', () => {
    expect(roomsOnTheMap().sort()).toEqual(foldersAt('backend/src/modules/*/*/').sort());
  });

  it('lists each decision, in the order of their numbers', () => {
    const [, decisions = ''] = PAGE.split('## Decisions');
    const listed = [...decisions.matchAll(/\[(?<number>\d+) [^\]]+\]\((?<path>adr\/[^)]+)\)/gu)];
    expect(listed.map(({ groups: { path = '' } = {} }) => `docs/${path}`)).toEqual(
      globSync('docs/adr/*.md', { cwd: ROOT }).sort(),
    );
    expect(listed.map(({ groups: { number } = {} }) => Number(number))).toEqual(
      listed.map((_, index) => index + 1),
    );
  });
});
