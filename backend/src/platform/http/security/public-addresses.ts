import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** What is no address of a host that everybody can reach: of this computer, of a local network, of a cloud's own services, of no host. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only the part that is given out to hosts is public … */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet('2000::', 3, 'ipv6');
/** … without what leads to other networks, or is for examples. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** True for the address of a host that anybody on the internet can reach. @param address as DNS gives it */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address)
    ? PUBLIC6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6')
    : !PRIVATE.check(address, 'ipv4');
}

/**
 * Finds a host as Node does, for requests to addresses that users name: a name that leads to one private address leads nowhere. The
 * connection goes to what was looked at, so that a name which changes meanwhile gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses;
    const [first] = found;
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), '', 0);
    else if (!found.every(({ address }) => isPublicAddress(address))) {
      callback(new Error(`${hostname} is no public host`), '', 0);
    } else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
