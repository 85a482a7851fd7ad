import type { FastifyInstance } from 'fastify';
import type { Release } from '../control/held-requests.js';
import { controlErrors } from '../http/control-errors.js';
import { sameSiteOnly } from '../http/same-site-only.js';
import { modelFaultKinds, type ModelFaultRequest } from './model.faults.js';
import type { ModelSandbox } from './model.sandbox.js';

const faultBody = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { enum: modelFaultKinds },
    times: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    text_contains: { type: 'string', minLength: 1, maxLength: 3_000 },
    delay_ms: { type: 'integer', minimum: 0, maximum: 600_000 },
    phrase: { type: 'string', minLength: 1, maxLength: 200 },
    retry_after_s: { type: 'integer', minimum: 1, maximum: 86_400 },
  },
} as const;

const releaseBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { how: { enum: ['proceed', 'drop'] } },
} as const;

/** The control API of the stand-in over HTTP. */
export function modelControlRoutes(app: FastifyInstance, sandbox: ModelSandbox): void {
  app.addHook('onRequest', sameSiteOnly);
  app.setErrorHandler(controlErrors);

  app.post<{ Body: ModelFaultRequest }>(
    '/faults',
    { schema: { body: faultBody } },
    async (request, reply) => {
      sandbox.fault(request.body);
      return reply.code(201).send({ pending: sandbox.pendingFaults() });
    },
  );
  app.get('/faults', async () => ({ pending: sandbox.pendingFaults() }));
  app.get('/calls', async () => ({ total: sandbox.totalCalls, held: sandbox.held, data: sandbox.calls() }));
  app.post<{ Body: { how?: Release } | null | undefined }>(
    '/release',
    { schema: { body: releaseBody } },
    async (request) => ({ released: sandbox.release(request.body?.how) }),
  );
  app.post('/reset', async (_request, reply) => {
    sandbox.reset();
    return reply.code(204).send();
  });
}
