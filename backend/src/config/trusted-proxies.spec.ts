import { describe, expect, it } from '@jest/globals';
import { parseTrustedProxies } from './trusted-proxies.js';

describe('The proxies that are trusted', () => {
  it.each<[string, ReturnType<typeof parseTrustedProxies>]>([
    ['', false],
    ['false', false],
    ['0', false],
    ['1', 1],
    [' 2 ', 2],
    ['loopback', ['loopback']],
    ['Loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
    ['203.0.113.7', ['203.0.113.7']],
  ])('%j are %j', (text, proxies) => {
    expect(parseTrustedProxies(text)).toEqual(proxies);
  });

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '11',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '8000::/1',
    '::ffff:0.0.0.0/96',
    '10.0.0.0/7',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'fe80::1%eth0',
    'proxy.example.com',
    'loopback,',
    'loopback,true',
  ])('are not %j', (text) => {
    expect(parseTrustedProxies(text)).toBeNull();
  });
});
