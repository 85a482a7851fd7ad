import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createServer, type IncomingMessage, type Server } from 'node:http';

const atRoot = new WeakSet<IncomingMessage>();

/** True for a request to a stand-in's own host, where paths have no prefix. */
export function isAtRoot({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return atRoot.has(raw);
}

/**
 * A host of its own for what `app` keeps below `prefix`, as the real one has: `/rest/posts` there is `/linkedin/rest/posts`
 * here. Addresses that name the prefix are taken too, because pages link to each other by them.
 */
export function rootHost(app: FastifyInstance, prefix: string): Server {
  return createServer({ headersTimeout: 0 }, (request, response) => {
    const path = request.url ?? '/';
    atRoot.add(request);
    if (!path.startsWith(`${prefix}/`)) request.url = `${prefix}${path}`;
    app.routing(request, response);
  });
}
