import type { onRequestHookHandler } from 'fastify';
import { forwardedAddresses } from './forwarded-addresses.js';

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
