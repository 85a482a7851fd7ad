import type { FastifyReply, FastifyRequest } from 'fastify';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers only under the names that the sandbox was started for. Without this a web page could give its own name the address
 * of this computer (DNS rebinding) and steer the stand-ins as if it were one of their pages.
 * @param hosts names beside those of this computer, without a port
 */
export function knownHostsOnly(
  hosts: readonly string[],
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const known = new Set([...loopback, ...hosts.map((host) => host.toLowerCase())]);
  return async ({ headers }, reply) => {
    if (known.has(hostname(headers.host ?? ''))) return;
    await reply.code(421).send({ error: 'The sandbox does not answer under this name. See SANDBOX_HOSTS.' });
  };
}

/** The name alone; '' for a header that is none. */
function hostname(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
