import { describe, expect, it } from '@jest/globals';
import { delaySeconds, networkOf } from './attempt-limits.repository.js';
import { SIGN_IN_LIMITS } from '../auth.limits.js';

describe('The wait after wrong passwords', () => {
  it('is none at first, then doubles, and stops growing', () => {
    const rule = { free: 3, firstDelaySeconds: 2, longestDelaySeconds: 10, forgetAfterSeconds: 60 };
    const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 1_000_000];
    expect(counts.map((count) => delaySeconds(count, rule))).toEqual([0, 0, 0, 0, 2, 4, 8, 10, 10, 10]);
  });

  it('never locks out: at its longest an account can be tried again within half a minute from elsewhere', () => {
    expect(delaySeconds(Number.MAX_SAFE_INTEGER, SIGN_IN_LIMITS.perAccount)).toBeLessThanOrEqual(30);
    expect(delaySeconds(Number.MAX_SAFE_INTEGER, SIGN_IN_LIMITS.perAccountAndAddress)).toBe(900);
  });
});

describe('A network address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
