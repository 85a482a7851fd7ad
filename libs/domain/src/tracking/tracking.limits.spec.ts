import { describe, expect, it } from '@jest/globals';
import {
  TRACKING_LIMITS,
  cutErrorStack,
  cutErrorStacks,
  trackedPath,
  trackedReferrer,
} from './tracking.limits.js';

describe('What is tracked of an address', () => {
  it.each([
    ['/posts?tab=posted', '/posts'],
    ['/reset-password?token=secret#now', '/reset-password'],
    ['https://app.example.test/login?email=a@b.test', '/login'],
    ['https://app.example.test', '/'],
    ['?token=secret', '/'],
    ['#access_token=secret', '/'],
    ['', '/'],
  ])('is the path alone: %s', (address, path) => {
    expect(trackedPath(address)).toBe(path);
  });

  it('is at most 300 characters', () => {
    expect(trackedPath(`/${'x'.repeat(500)}`)).toHaveLength(TRACKING_LIMITS.path);
  });

  it.each([
    ['https://www.example.test/a/b?q=1#x', 'https://www.example.test/a/b'],
    ['HTTPS://user:secret@example.test', 'https://example.test/'],
    ['javascript:alert(1)', ''],
    ['android-app://com.example', ''],
    ['', ''],
  ])('as a referrer is site and path: %s', (address, referrer) => {
    expect(trackedReferrer(address)).toBe(referrer);
  });
});

describe('An error stack', () => {
  it('is cut to 500 characters wherever it stands in the data', () => {
    const stack = 'x'.repeat(501);
    expect(
      cutErrorStacks({ stack, error: { componentStack: stack, message: stack }, lines: [stack] }),
    ).toEqual({
      stack: 'x'.repeat(500),
      error: { componentStack: 'x'.repeat(500), message: stack },
      lines: [stack],
    });
  });

  it('stays when it is short, and is never cut within a character', () => {
    expect(cutErrorStack('Error: x')).toBe('Error: x');
    expect(cutErrorStack(`${'x'.repeat(499)}🚀`)).toBe('x'.repeat(499));
  });
});
