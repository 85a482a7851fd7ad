import type { FastifyReply, FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cross-site request forgery: an unsafe request from a browser must come from our own pages. Fetch metadata decides where it
 * is sent, the Origin header elsewhere (OWASP CSRF cheat sheet). Programs send neither and carry no ambient cookies.
 */
export function sameOriginHook(publicUrl: string, alsoAllowed: readonly string[] = []) {
  const allowed = new Set([new URL(publicUrl).origin, ...alsoAllowed]);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (SAFE_METHODS.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const crossSite =
      site !== undefined
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && !allowed.has(origin) && origin !== `${request.protocol}://${request.host}`;
    if (!crossSite) return;
    await reply.status(403).send({
      error: 'This request did not come from Drumbeat.',
      code: 'request.cross_site',
      requestId: request.id,
    });
  };
}
