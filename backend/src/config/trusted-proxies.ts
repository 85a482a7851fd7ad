import { isIP } from 'node:net';

/** The trusted proxies in front: none; a number of hops; or those at these addresses and networks. */
export type TrustedProxies = false | number | readonly string[];

/** More hops than any installation has. */
const HOPS_MAX = 10;

/** Fastify's names for private networks. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Wider networks than the widest private ones: a few of them together would be the whole internet. Wider IPv6 ones have names. */
const PREFIX_MIN: Readonly<Record<number, number>> = { 4: 8, 6: 16 };
/** Prefix of IPv4-mapped IPv6 addresses. */
const MAPPED = '::ffff:';
const MAPPED_PREFIX_MIN = 96 + 8;

/**
 * Reads `TRUST_PROXY`. Null for what would trust anybody, such as `true` or networks as wide as a part of the
 * internet, and for what cannot be read.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const value = text.trim().toLowerCase();
  if (value === '' || value === 'false' || value === '0') return false;
  if (/^\d+$/.test(value)) return Number(value) <= HOPS_MAX ? Number(value) : null;
  const networks = value.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(network: string): boolean {
  if (NAMED_NETWORKS.has(network)) return true;
  const [address = '', prefix, ...rest] = network.split('/');
  const version = isIP(address);
  const bits = ADDRESS_BITS[version];
  const min = address.startsWith(MAPPED) ? MAPPED_PREFIX_MIN : PREFIX_MIN[version];
  if (bits === undefined || min === undefined || address.includes('%') || rest.length > 0) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= min && Number(prefix) <= bits)
  );
}

/**
 * The setting for Fastify, which takes a number of hops only as a function: it cannot know that every request
 * passes the proxies.
 */
export function trustOf(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}
