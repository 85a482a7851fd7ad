import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { contentSecurityPolicy } from './content-security-policy.js';

/**
 * Helmet's headers on every answer. They are the same for all requests, so helmet is asked once: its Fastify plug-in
 * builds the policy anew for each request, which costs more than our own code of a whole page.
 */
export function sendSecurityHeaders(server: FastifyInstance, { hsts }: { readonly hsts: boolean }): void {
  const headers = securityHeaders(hsts);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // What the API answers is one person's: no cache between them and us may keep it.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

function securityHeaders(hsts: boolean): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const configured = helmet({ contentSecurityPolicy, hsts, crossOriginEmbedderPolicy: false });
  configured(response.req, response, (error) => {
    if (error instanceof Error) throw error;
  });
  return { ...response.getHeaders() };
}
