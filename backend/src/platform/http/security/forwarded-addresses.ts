import { isIP } from 'node:net';

/** An address of IPv4, or one of IPv6 in brackets, and the port that some proxies write behind it. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i;

/**
 * What may be believed of an `X-Forwarded-For` header. Each proxy adds to its right whom it was asked by, so it is read from there: as
 * far as it holds addresses, without ports. What stands to the left of something else was not written by a proxy.
 */
export function forwardedAddresses(header: string): string[] {
  const addresses: string[] = [];
  for (const entry of header.split(',').reverse()) {
    const address = addressIn(entry.trim());
    if (address === null) break;
    addresses.unshift(address);
  }
  return addresses;
}

function addressIn(entry: string): string | null {
  const found = WITH_PORT.exec(entry);
  const address = found?.[1] ?? found?.[2] ?? entry;
  return isIP(address) !== 0 && !address.includes('%') ? address : null;
}
