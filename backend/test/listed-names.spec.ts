import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { POST_LANGUAGES } from '@drumbeat/domain';
import { DAYS, MONTHS } from '../src/modules/writing/reading/times/calendar-names.js';
import { NUMBER_NAMES } from '../src/modules/writing/reading/figures/number-names.js';

const WRITING = join(import.meta.dirname, '../src/modules/writing');
const TABLES = ['reading/times/calendar-names.ts', 'reading/figures/number-names.ts'];
const IN_A_ROW = 4;

/** Patterns part what several names end in: "(?:mon|tues|wednes)day". */
const ENDING = /(?:day|tag|teen|ty|zehn|zig|ßig)$/u;
const stemOf = (name: string) => name.replace(ENDING, '');
const KINDS = [DAYS, MONTHS, NUMBER_NAMES].flatMap((names) =>
  POST_LANGUAGES.map((language) => {
    const known = [...names[language]].map(([name]) => name.toLowerCase());
    return new Set([...known, ...known.map(stemOf)]);
  }),
);

/** What a source lists: names of one kind and language that nothing but marks part. */
function listedIn(text: string): string[] {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gmu, '');
  const words = code.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
  return KINDS.flatMap((names) => {
    const rows: string[][] = [[]];
    for (const word of words) {
      if (names.has(word)) rows.at(-1)?.push(word);
      else if (rows.at(-1)?.length !== 0) rows.push([]);
    }
    return rows.filter((row) => new Set(row.map(stemOf)).size >= IN_A_ROW).map((row) => row.join(' '));
  });
}

describe('Names of days, months and numbers', () => {
  it('are listed in their tables alone: patterns take them from there', () => {
    const listed = globSync('**/*.ts', { cwd: WRITING })
      .filter((path) => !path.endsWith('.spec.ts') && !TABLES.includes(path))
      .flatMap((path) => listedIn(readFileSync(join(WRITING, path), 'utf8')).map((row) => `${path}: ${row}`));
    expect(listed.sort()).toEqual([]);
  });

  it.each([
    ['in a pattern', '/^(?:lundi|mardi|mercredi|jeudi)$/u', 'lundi mardi mercredi jeudi'],
    ['one in each line', "[\n  'two',\n  'three',\n  'four',\n  'five',\n]", 'two three four five'],
    ['without what they end in', '(?:mon|diens|donners|frei)tag', 'mon diens donners frei'],
  ])('are found %s', (_, text, row) => {
    expect(listedIn(text)).toEqual([row]);
  });

  it.each([
    ['that are fewer', 'two|three|four'],
    ['of two languages', 'two|three|deux|trois'],
    ['that say one again', "['two', 'three', 'two', 'three']"],
    ['in a comment', '/** Two, three, four, five. */\n// six, seven, eight, nine'],
    ['of one word', 'soixante-dix|quatre-vingt-dix'],
    ['with their short forms', 'thu=Thursday thurs=Thursday fri=Friday'],
  ])('are no list %s', (_, text) => {
    expect(listedIn(text)).toEqual([]);
  });
});
