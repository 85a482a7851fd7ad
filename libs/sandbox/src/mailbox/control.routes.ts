import type { FastifyInstance } from 'fastify';
import { controlErrors } from '../http/control-errors.js';
import { sameSiteOnly } from '../http/same-site-only.js';
import { mailFaultKinds, mailFaultSteps, type MailFaultRequest } from './mailbox.faults.js';
import type { MailboxSandbox } from './mailbox.sandbox.js';

const faultBody = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { enum: mailFaultKinds },
    times: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    to: { type: 'string', minLength: 3, maxLength: 254 },
    code: { type: 'integer', minimum: 400, maximum: 599 },
    status: { type: 'string', pattern: '^[45]\\.\\d{1,3}\\.\\d{1,3}$' },
    at: { enum: mailFaultSteps },
    delay_ms: { type: 'integer', minimum: 0, maximum: 600_000 },
  },
} as const;

const mailQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { to: { type: 'string', maxLength: 254 } },
} as const;

/** The control API of the stand-in over HTTP. */
export function mailboxControlRoutes(app: FastifyInstance, sandbox: MailboxSandbox): void {
  app.addHook('onRequest', sameSiteOnly);
  app.setErrorHandler(controlErrors);

  app.get<{ Querystring: { to?: string } }>(
    '/mails',
    { schema: { querystring: mailQuery } },
    async (request) => ({ data: sandbox.mails(request.query.to) }),
  );
  app.post<{ Body: MailFaultRequest }>('/faults', { schema: { body: faultBody } }, async (request, reply) => {
    sandbox.fault(request.body);
    return reply.code(201).send({ pending: sandbox.pendingFaults() });
  });
  app.get('/faults', async () => ({ pending: sandbox.pendingFaults() }));
  app.post('/reset', async (_request, reply) => {
    sandbox.reset();
    return reply.code(204).send();
  });
}
