import type { FastifyInstance } from 'fastify';
import { controlErrors } from '../http/control-errors.js';
import { sameSiteOnly } from '../http/same-site-only.js';
import type { AccountInput } from './accounts.js';
import { googleFaultKinds, type GoogleFaultRequest, googleFaultTargets } from './google.faults.js';
import type { GoogleSandbox } from './google.sandbox.js';

const faultBody = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { enum: googleFaultKinds },
    times: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    target: { enum: googleFaultTargets },
    delay_ms: { type: 'integer', minimum: 0, maximum: 600_000 },
  },
} as const;

const accountBody = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    name: { type: 'string' },
    email_verified: { type: 'boolean' },
  },
} as const;

/** The control API of the stand-in over HTTP. */
export function googleControlRoutes(app: FastifyInstance, sandbox: GoogleSandbox): void {
  app.addHook('onRequest', sameSiteOnly);
  app.setErrorHandler(controlErrors);

  app.post<{ Body: GoogleFaultRequest }>(
    '/faults',
    { schema: { body: faultBody } },
    async (request, reply) => {
      sandbox.fault(request.body);
      return reply.code(201).send({ pending: sandbox.pendingFaults() });
    },
  );
  app.get('/faults', async () => ({ pending: sandbox.pendingFaults() }));
  app.get('/calls', async () => ({ data: sandbox.calls() }));
  app.post<{ Body: AccountInput }>('/accounts', { schema: { body: accountBody } }, async (request, reply) =>
    reply.code(201).send(sandbox.account(request.body)),
  );
  app.post('/reset', async (_request, reply) => {
    sandbox.reset();
    return reply.code(204).send();
  });
}
