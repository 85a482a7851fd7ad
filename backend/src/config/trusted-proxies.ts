import { isIP } from 'node:net';

/** Which proxies stand in front: none; so many, one behind the other; or whichever are at these addresses and networks. */
export type TrustedProxies = false | number | readonly string[];

/** More proxies one behind the other than anybody has. */
const HOPS_MAX = 10;

/** Names that Fastify has for private networks. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Reads `TRUST_PROXY`. Null for what would believe anybody, such as `true` or a network that is the whole internet, and for what
 * cannot be read.
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
  const bits = ADDRESS_BITS[isIP(address)];
  if (bits === undefined || address.includes('%') || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** The same for Fastify, which takes a number of hops only as a function: it cannot know that nobody gets past the proxies to us. */
export function trustOf(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}
