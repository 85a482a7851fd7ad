import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { add, jestTally, playwrightTally } from './tally.ts';

describe('the count of tests', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-tally-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const report = (content: object): string => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  it('counts a file that broke before its tests as one failure', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(jestTally(file)).toEqual({ passed: 7, failed: 3 });
  });

  it('counts what Playwright could not even start', () => {
    const file = report({
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no server' }],
    });
    expect(playwrightTally(file)).toEqual({ passed: 4, failed: 2 });
  });

  it('counts nothing where a runner wrote no report', () => {
    expect(jestTally(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 0 });
  });

  it('adds up the parts', () => {
    expect(add({ passed: 1, failed: 2 }, { passed: 10, failed: 20 })).toEqual({ passed: 11, failed: 22 });
  });
});
