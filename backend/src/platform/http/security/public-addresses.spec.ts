import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, publicLookup } from './public-addresses.js';

describe('An address that anybody can reach', () => {
  it.each(['8.8.8.8', '142.250.185.106', '172.32.0.1', '2a00:1450:4001:80f::200a', '2606:4700::1111'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
    ],
    ...['ff02::1', '2001:db8::1', '2002:7f00:1::', 'fd00:ec2::254'],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([false, true])('is none that a local name leads to (all: %s)', async (all) => {
    const found = await new Promise((resolve) => {
      publicLookup('localhost', { all }, (error) => resolve(error?.message));
    });
    expect(found).toBe('localhost is no public host');
  });
});
