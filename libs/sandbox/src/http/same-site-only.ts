import type { FastifyReply, FastifyRequest } from 'fastify';

/** Prevents an unrelated web page in the same browser from controlling the stand-ins. */
export async function sameSiteOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  await reply
    .code(403)
    .send({ error: 'The sandbox takes orders from its own pages and from programs only.' });
}
