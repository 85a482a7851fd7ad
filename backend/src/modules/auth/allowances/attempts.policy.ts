import type { GrowingDelay } from '../auth.limits.js';

/** Seconds until the attempt after the `count`th wrong one: 0 while mistakes are free, then doubling up to the longest. */
export function delaySeconds(count: number, rule: GrowingDelay): number {
  if (count <= rule.free) return 0;
  // The exponent is bounded, because attempts are not.
  const doublings = Math.min(count - rule.free - 1, 30);
  return Math.min(rule.firstDelaySeconds * 2 ** doublings, rule.longestDelaySeconds);
}

/**
 * The network address that is counted: an IPv4 address, or the /64 network of an IPv6 one, the minimum of a
 * provider's customer.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
