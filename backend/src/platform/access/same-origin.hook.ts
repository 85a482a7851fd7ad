import type { FastifyReply, FastifyRequest } from 'fastify';

/** They change nothing (RFC 9110 §9.2.1). */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Cross-site request forgery: an unsafe request from a browser must come from our own pages. Fetch metadata decides where it
 * is sent, the Origin header elsewhere (OWASP CSRF cheat sheet): it is compared with our public address, never with what the request
 * says of itself. Programs send neither and carry no ambient cookies.
 * @param guardedReads routes that take something of their user's allowance though they are read: what is true of unsafe requests is true of these
 */
export function sameOriginHook(publicUrl: string, guardedReads: readonly string[]) {
  const own = ownOrigins(publicUrl);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isGuarded =
      !SAFE_METHODS.has(request.method) || guardedReads.includes(request.routeOptions.url ?? '');
    if (!isGuarded) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const crossSite =
      site !== undefined
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && !own.includes(origin);
    if (!crossSite) return;
    await reply.status(403).send({
      error: `This request did not come from Drumbeat, which is at ${own[0]}.`,
      code: 'request.cross_site',
      requestId: request.id,
    });
  };
}

/** The origin of our public address; on a local machine, under each of its own names. */
function ownOrigins(publicUrl: string): readonly [string, ...string[]] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (!LOOPBACK_NAMES.includes(hostname)) return [origin];
  return [origin, ...LOOPBACK_NAMES.map((name) => `${protocol}//${name}${port && `:${port}`}`)];
}
