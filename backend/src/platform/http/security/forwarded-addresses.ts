import { isIP } from 'node:net';
import type { onRequestHookHandler } from 'fastify';

/** An address of IPv4, or one of IPv6 in brackets, and the port that some proxies write behind it. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i;

/**
 * The trustworthy part of an `X-Forwarded-For` header. Each proxy appends its client's address, so it is read from
 * the right, as far as it has addresses, without ports. Anything left of another text was not written by a proxy.
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

/** Leaves nothing but addresses for Fastify to choose `request.ip` from: it ends up in walls, logs, mails and the list of devices. */
export const forwardedAddressesOnly: onRequestHookHandler = (request, _reply, done) => {
  const header = request.raw.headers['x-forwarded-for'];
  if (header !== undefined) {
    const addresses = forwardedAddresses(String(header));
    if (addresses.length > 0) request.raw.headers['x-forwarded-for'] = addresses.join(', ');
    else delete request.raw.headers['x-forwarded-for'];
  }
  done();
};
