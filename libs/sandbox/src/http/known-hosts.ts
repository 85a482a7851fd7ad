import type { FastifyReply, FastifyRequest } from 'fastify';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Serves only the host names that the sandbox was started for. Without this a web page could resolve its own name to
 * this computer (DNS rebinding) and control the stand-ins as one of their pages. @param hosts names besides those of
 * this computer, without a port
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

/** The host name only; '' for an invalid header. */
function hostname(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
