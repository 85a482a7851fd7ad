import type { FastifyInstance } from 'fastify';
import { controlRoutes, holdingRoutes, textContains } from '../http/control.routes.js';
import type { PostFigures } from './api/post-analytics.js';
import { permalink } from './feed/post-card.js';
import { faultKinds, faultTargets } from './linkedin.faults.js';
import type { LinkedInSandbox, PastPost, TokenRequest, WhichTokens } from './linkedin.sandbox.js';

const fault = {
  kinds: faultKinds,
  properties: {
    target: { enum: faultTargets },
    text_contains: textContains,
    member: { type: 'string', minLength: 1, maxLength: 100 },
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

const count = { type: 'integer', minimum: 0 } as const;
const figuresBody = {
  type: 'object',
  required: ['urn'],
  additionalProperties: false,
  properties: {
    urn: { type: 'string', maxLength: 100 },
    IMPRESSION: count,
    MEMBERS_REACHED: count,
    REACTION: count,
    COMMENT: count,
    RESHARE: count,
  },
} as const;

const whichTokens = {
  type: 'object',
  additionalProperties: false,
  properties: { access_token: { type: 'string' }, sub: { type: 'string' } },
  oneOf: [{ required: ['access_token'] }, { required: ['sub'] }],
} as const;

/** The control API of the stand-in over HTTP, for tests and people outside its process. */
export function linkedInControlRoutes(app: FastifyInstance, sandbox: LinkedInSandbox): void {
  controlRoutes(app, sandbox, fault, { tokens: { type: 'boolean' } });
  holdingRoutes(app, sandbox);

  app.get('/posts', async () => ({
    created: sandbox.created,
    data: sandbox.posts().map((post) => ({ ...post, permalink: permalink(post.urn) })),
  }));
  app.post<{ Body: PastPost[] }>('/posts', { schema: { body: pastPosts } }, async (request, reply) =>
    reply.code(201).send({ urns: sandbox.backdate(request.body) }),
  );

  app.post<{ Body: Partial<PostFigures> & { urn: string } }>(
    '/figures',
    { schema: { body: figuresBody } },
    async ({ body: { urn, ...figures } }, reply) => {
      sandbox.setFigures(urn, figures);
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
