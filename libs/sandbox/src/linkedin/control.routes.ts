import type { FastifyInstance } from 'fastify';
import type { Release } from '../control/held-requests.js';
import { controlErrors } from '../http/control-errors.js';
import { sameSiteOnly } from '../http/same-site-only.js';
import { permalink } from './feed/post-card.js';
import { faultKinds, faultTargets, type LinkedInFaultRequest } from './linkedin.faults.js';
import type { LinkedInSandbox, PastPost, TokenRequest, WhichTokens } from './linkedin.sandbox.js';

const faultBody = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { enum: faultKinds },
    times: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    target: { enum: faultTargets },
    text_contains: { type: 'string', minLength: 1, maxLength: 3_000 },
    member: { type: 'string', minLength: 1, maxLength: 100 },
    delay_ms: { type: 'integer', minimum: 0, maximum: 600_000 },
  },
} as const;

const tokenBody = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    email: { type: 'string', maxLength: 320 },
    scopes: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 100 } },
    expires_in: { type: 'integer' },
    client_id: { type: 'string', maxLength: 200 },
  },
} as const;

const pastPosts = {
  type: 'array',
  minItems: 1,
  maxItems: 500,
  items: {
    type: 'object',
    required: ['name', 'text', 'created_at'],
    additionalProperties: false,
    properties: {
      name: { type: 'string' },
      text: { type: 'string', minLength: 1, maxLength: 3_000 },
      created_at: { type: 'string', maxLength: 40 },
    },
  },
} as const;

const whichTokens = {
  type: 'object',
  additionalProperties: false,
  properties: { access_token: { type: 'string' }, sub: { type: 'string' } },
  oneOf: [{ required: ['access_token'] }, { required: ['sub'] }],
} as const;

const releaseBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { how: { enum: ['proceed', 'drop'] } },
} as const;

const resetBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { tokens: { type: 'boolean' } },
} as const;

/** The control API of the stand-in over HTTP, for tests and people outside its process. */
export function linkedInControlRoutes(app: FastifyInstance, sandbox: LinkedInSandbox): void {
  app.addHook('onRequest', sameSiteOnly);
  app.setErrorHandler(controlErrors);

  app.post<{ Body: LinkedInFaultRequest }>(
    '/faults',
    { schema: { body: faultBody } },
    async (request, reply) => {
      sandbox.fault(request.body);
      return reply.code(201).send({ pending: sandbox.pendingFaults() });
    },
  );
  app.get('/faults', async () => ({ pending: sandbox.pendingFaults() }));

  app.get('/posts', async () => ({
    created: sandbox.created,
    data: sandbox.posts().map((post) => ({ ...post, permalink: permalink(post.urn) })),
  }));
  app.post<{ Body: PastPost[] }>('/posts', { schema: { body: pastPosts } }, async (request, reply) =>
    reply.code(201).send({ urns: sandbox.backdate(request.body) }),
  );
  app.get('/calls', async () => ({ total: sandbox.totalCalls, held: sandbox.held, data: sandbox.calls() }));

  app.post<{ Body: { how?: Release } | null | undefined }>(
    '/release',
    { schema: { body: releaseBody } },
    async (request) => ({ released: sandbox.release(request.body?.how) }),
  );
  app.post<{ Body: { tokens?: boolean } | null | undefined }>(
    '/reset',
    { schema: { body: resetBody } },
    async (request, reply) => {
      sandbox.reset(request.body ?? {});
      return reply.code(204).send();
    },
  );

  app.post<{ Body: TokenRequest }>('/tokens', { schema: { body: tokenBody } }, async (request, reply) =>
    reply.code(201).send(sandbox.mintToken(request.body)),
  );
  app.post<{ Body: WhichTokens }>('/tokens/revoke', { schema: { body: whichTokens } }, async (request) => ({
    revoked: sandbox.revokeTokens(request.body),
  }));
  app.post<{ Body: WhichTokens }>('/tokens/expire', { schema: { body: whichTokens } }, async (request) => ({
    expired: sandbox.expireTokens(request.body),
  }));
}
