import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listedUses, ownersOfTables, usesOfForeignTables } from './support/source/table-use.js';

const ROOT = join(import.meta.dirname, '../..');
const HEADING = 'Who reads whose tables';

describe('The tables of other modules', () => {
  it('are listed in docs/architecture.md for each module whose SQL names them, and no others are', async () => {
    const used = usesOfForeignTables(ROOT, await ownersOfTables(ROOT));
    const listed = listedUses(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'), HEADING);
    expect(listed).toEqual(used);
  });

  it('belong to the module in whose folder their entity stands', async () => {
    const owners = await ownersOfTables(ROOT);
    expect(owners.get('posts')).toBe('posts');
    expect(owners.get('media_uploads')).toBe('publications');
    expect(owners.get('continuity')).toBe('platform/continuity');
  });
});

describe('A list of who reads whose tables', () => {
  it('has a row for each module, with names in backticks', () => {
    const page = [
      '## Before',
      '| `no` | `row` | – | of this table |',
      `## ${HEADING}`,
      '| Module | Reads | Writes | Why |',
      '|---|---|---|---|',
      '| `demo` | `posts`, `media` | – | its story |',
      '| `platform/x` | – | `posts` | a reason |',
      '## After',
      '| `neither` | `this` | – | one |',
    ].join('\n');
    expect(listedUses(page, HEADING)).toEqual({
      demo: { reads: ['posts', 'media'], writes: [] },
      'platform/x': { reads: [], writes: ['posts'] },
    });
  });
});

describe('The use of a table', () => {
  const OWNERS = new Map([
    ['posts', 'posts'],
    ['media', 'media'],
    ['profiles', 'users'],
  ]);
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-tables-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const usesOf = (name: string, source: string) => {
    const file = join(folder, name, 'backend/src/modules/notes/notes.repository.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    return usesOfForeignTables(join(folder, name), OWNERS);
  };

  it.each([
    ['a plain read', "'select 1 from posts where id = $1'", ['posts']],
    ['a join in a part of a statement', '`notes n\n  join profiles u on true`', ['profiles']],
    ['a second table after a comma', "'select 1 from notes n, media m where true'", ['media']],
    [
      'tables beside what is put in',
      '`select ${a} from posts p join ${b} x left join media on true`',
      ['media', 'posts'],
    ],
    ['a table that a statement is told to take', "({ table: 'posts' })", ['posts']],
    ['a table that stands by a name', "OF; const OF = 'posts'", ['posts']],
  ])('is seen in %s', (name, source, reads) => {
    expect(usesOf(name, `export const sql = ${source};`)).toEqual({ notes: { reads, writes: [] } });
  });

  it.each([
    ['an insert', "'insert into posts (id) values ($1)'"],
    ['an update', "'update posts set id = $1'"],
    ['an update with another name', "'update posts p set id = $1'"],
    ['a deletion', "'delete from posts where id = $1'"],
  ])('is seen as writing in %s', (name, source) => {
    expect(usesOf(name, `export const sql = ${source};`)).toEqual({
      notes: { reads: [], writes: ['posts'] },
    });
  });

  it('is not seen in words, in other names or in a module that owns the table', () => {
    const words =
      "['a line from posts that you wrote', 'select post_id from posts_of_others', 'for update posts']";
    expect(usesOf('words', `export const words = ${words};`)).toEqual({});
    const own = new Map([['posts', 'notes']]);
    const file = join(folder, 'own', 'backend/src/modules/notes/notes.repository.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "export const sql = 'select 1 from posts';");
    expect(usesOfForeignTables(join(folder, 'own'), own)).toEqual({});
  });
});
