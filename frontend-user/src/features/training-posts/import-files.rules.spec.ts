import { describe, expect, it } from '@jest/globals';
import { IMPORT_FILE_BYTES_MAX, IMPORT_REFUSALS } from '@drumbeat/domain';
import { importFilesProblem } from './import-files.rules';

const file = (name: string, size = 1_000) => ({ name, size });

describe('Files that are chosen for an import', () => {
  it.each([
    [[file('Complete_LinkedInDataExport.zip'), file('Content_2026.XLSX')]],
    [[file('posts.csv')]],
    [[file('posts.txt', IMPORT_FILE_BYTES_MAX)]],
    [[]],
  ])('may be sent: %j', (files) => {
    expect(importFilesProblem(files)).toBeNull();
  });

  it.each([
    ['more than two', [file('a.zip'), file('b.zip'), file('c.zip')], IMPORT_REFUSALS.too_many_files],
    ['another type', [file('a.zip'), file('holiday.png')], `holiday.png: ${IMPORT_REFUSALS.type}`],
    ['a name without an ending', [file('zip')], `zip: ${IMPORT_REFUSALS.type}`],
    ['the old Excel', [file('Content.xls')], `Content.xls: ${IMPORT_REFUSALS.encrypted}`],
    ['too large', [file('a.zip', IMPORT_FILE_BYTES_MAX + 1)], `a.zip: ${IMPORT_REFUSALS.too_large}`],
    ['empty', [file('a.csv', 0)], `a.csv: ${IMPORT_REFUSALS.unreadable}`],
  ])('are refused before they are sent: %s', (_, files, problem) => {
    expect(importFilesProblem(files)).toBe(problem);
  });
});
