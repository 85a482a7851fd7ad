import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import FailureReporter from './failure-reporter';

const journey = { id: 'one', expectedStatus: 'passed' } as TestCase;

describe('A journey that failed', () => {
  let folder: string;
  let result: string;
  let dataBefore: string | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-failure-'));
    result = join(folder, 'result');
    for (const path of [result, join(folder, 'logs')]) mkdirSync(path);
    dataBefore = process.env['BROWSER_TEST_DATA_DIR'];
    process.env['BROWSER_TEST_DATA_DIR'] = folder;
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    if (dataBefore === undefined) delete process.env['BROWSER_TEST_DATA_DIR'];
    else process.env['BROWSER_TEST_DATA_DIR'] = dataBefore;
    rmSync(folder, { recursive: true, force: true });
    jest.restoreAllMocks();
  });

  const log = () => join(folder, 'logs', 'api.log');
  const ends = (status: TestResult['status']) =>
    ({ status, attachments: [{ name: 'trace', path: join(result, 'trace.zip') }] }) as TestResult;
  const said = () => jest.mocked(console.log).mock.calls.flat().join('\n');

  it('has what the services logged meanwhile beside its trace, and the run says where', () => {
    writeFileSync(log(), 'before\n');
    const reporter = new FailureReporter();
    reporter.onTestBegin(journey);
    appendFileSync(log(), 'meanwhile\n');
    reporter.onTestEnd(journey, ends('failed'));
    appendFileSync(log(), 'after\n');
    reporter.onEnd();
    expect(readFileSync(join(result, 'server-api.log'), 'utf8')).toBe('meanwhile\n');
    expect(said()).toContain(result.slice(result.lastIndexOf('drumbeat-failure-')));
  });

  it('has a log from its beginning that grew too large and began anew', () => {
    writeFileSync(log(), 'a long line that is elsewhere by now\n');
    const reporter = new FailureReporter();
    reporter.onTestBegin(journey);
    writeFileSync(log(), 'anew\n');
    reporter.onTestEnd(journey, ends('timedOut'));
    expect(readFileSync(join(result, 'server-api.log'), 'utf8')).toBe('anew\n');
  });

  it('is the only one: nothing is kept or said of one that passed', () => {
    writeFileSync(log(), 'before\n');
    const reporter = new FailureReporter();
    reporter.onTestBegin(journey);
    reporter.onTestEnd(journey, ends('passed'));
    reporter.onEnd();
    expect(readdirSync(result)).toEqual([]);
    expect(said()).toBe('');
  });
});
