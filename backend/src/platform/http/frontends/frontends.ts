import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Built files carry a hash in their name and never change; the entry page is requested each time. */
const YEAR_SECONDS = 365 * 24 * 3600;

interface Frontend {
  readonly prefix: '/' | '/admin/';
  readonly root: string;
}

/**
 * Serves the two built frontends: the user app at `/`, the console at `/admin`. Unknown paths outside `/api` get the
 * entry page of the app they belong to, because the routes live in the browser. Pre-compressed files are sent as they are.
 */
export async function serveFrontends(server: FastifyInstance, repositoryRoot: string): Promise<void> {
  const frontends: Frontend[] = [
    { prefix: '/admin/', root: join(repositoryRoot, 'frontend-admin/dist') } as const,
    { prefix: '/', root: join(repositoryRoot, 'frontend-user/dist') } as const,
  ].filter(({ root }) => existsSync(join(root, 'index.html')));

  for (const [index, { prefix, root }] of frontends.entries()) {
    await server.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: `${prefix}assets/`,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
    });
    await server.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['index.html', 'assets/**', '**/*.br', '**/*.gz'],
      cacheControl: true,
      maxAge: 3600_000,
    });
    const page = await readFile(join(root, 'index.html'));
    const sendPage = (_: FastifyRequest, reply: FastifyReply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    server.get(prefix, sendPage);
    server.get(`${prefix}*`, (request, reply) =>
      isOfApi(request.url) || /\.[a-z0-9]{1,8}$/i.test(request.url.split('?')[0] ?? '')
        ? reply.callNotFound()
        : sendPage(request, reply),
    );
  }
}

/** However the path is encoded: routes are found by what it means. */
function isOfApi(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path).startsWith('/api/');
  } catch {
    return true;
  }
}
