import { isIP } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { forwardedAddresses } from './forwarded-addresses.js';

describe('The addresses of a forwarded request', () => {
  it.each([
    ['198.51.100.7', ['198.51.100.7']],
    ['198.51.100.7, 203.0.113.9', ['198.51.100.7', '203.0.113.9']],
    ['198.51.100.7:4711,[2001:db8::1]:443, [2001:db8::2]', ['198.51.100.7', '2001:db8::1', '2001:db8::2']],
    ['::ffff:198.51.100.7', ['::ffff:198.51.100.7']],
  ])('of %j are %j', (header, addresses) => {
    expect(forwardedAddresses(header)).toEqual(addresses);
  });

  it.each([
    ['', []],
    ['the moon', []],
    ['x'.repeat(3_000), []],
    [`fe80::1%${'x'.repeat(3_000)}`, []],
    ['fe80::1%eth0', []],
    ['[fe80::1%eth0]:443', []],
    ['198.51.100.7, unknown', []],
    ['198.51.100.7, <b>, 203.0.113.9', ['203.0.113.9']],
    ['198.51.100.7, 999.1.1.1, 203.0.113.9', ['203.0.113.9']],
    ['198.51.100.7,, 203.0.113.9', ['203.0.113.9']],
  ])('end where %j holds something else', (header, addresses) => {
    expect(forwardedAddresses(header)).toEqual(addresses);
  });

  it('are nothing but addresses, whatever was sent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), { maxLength: 6 }), (entries) => {
        for (const address of forwardedAddresses(entries.join(','))) {
          expect(isIP(address)).not.toBe(0);
          expect(address.length).toBeLessThanOrEqual(45);
        }
      }),
    );
  });
});
