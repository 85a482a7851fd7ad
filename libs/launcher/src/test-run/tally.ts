import { existsSync, readFileSync } from 'node:fs';

/** Numbers of passed and failed tests. */
export interface Tally {
  passed: number;
  failed: number;
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before any of their tests ran: each counts as one failure. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside of any test, such as a server that did not start. */
  errors: unknown[];
}

/** Reads the file of `jest --json --outputFile`; a run that wrote none counts nothing. */
export function jestTally(file: string): Tally {
  const report = read<JestReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Reads the file of Playwright's json reporter. A test that passed at the second attempt has passed. */
export function playwrightTally(file: string): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
