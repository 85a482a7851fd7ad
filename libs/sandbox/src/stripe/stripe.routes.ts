import type { FastifyInstance, FastifyRequest } from 'fastify';
import { controlRoutes } from '../http/control.routes.js';
import { stripeApiRoutes } from './api/api.routes.js';
import type { Context } from './api/operation.js';
import type { Billing } from './billing.js';
import { stripePages } from './pages/pages.routes.js';
import { stripeFaultKinds } from './stripe.faults.js';
import type { StripeSandbox } from './stripe.sandbox.js';
import type { StripeStore } from './stripe.store.js';
import { stripeIcon, stripeStylesheet, stripeTheme } from './stripe.theme.js';
import type { Webhooks } from './webhooks.js';

const daysMax = 800;
const fault = {
  kinds: stripeFaultKinds,
  properties: { only: { type: 'string', minLength: 1, maxLength: 200 } },
} as const;

const object = (properties: Readonly<Record<string, object>>, required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

function stripeControlRoutes(app: FastifyInstance, sandbox: StripeSandbox): void {
  controlRoutes(app, sandbox, fault);
  app.get('/calls', async () => ({ data: sandbox.calls() }));
  app.get('/subscriptions', async () => ({ data: sandbox.subscriptions() }));
  app.get('/events', async () => ({ data: sandbox.events() }));
  app.post<{ Body: { days: number } }>(
    '/advance',
    { schema: { body: object({ days: { type: 'number', minimum: 0, maximum: daysMax } }, ['days']) } },
    async ({ body }) => {
      sandbox.advance(body.days * 86_400_000);
      await sandbox.settled();
      return { data: sandbox.subscriptions() };
    },
  );
  app.post<{ Body: { unit_amount?: number; currency?: string; active?: boolean } }>(
    '/price',
    {
      schema: {
        body: object(
          {
            unit_amount: { type: 'integer', minimum: 0 },
            currency: { type: 'string', pattern: '^[a-z]{3}$' },
            active: { type: 'boolean' },
          },
          [],
        ),
      },
    },
    async ({ body }, reply) => {
      sandbox.setPrice(body);
      return reply.code(204).send();
    },
  );
  const invoice = object({ invoice: { type: 'string' } }, ['invoice']);
  app.post<{ Body: { invoice: string } }>(
    '/refund',
    { schema: { body: invoice } },
    async ({ body }, reply) => {
      sandbox.refundInvoice(body.invoice);
      return reply.code(204).send();
    },
  );
  app.post<{ Body: { invoice: string } }>(
    '/dispute',
    { schema: { body: invoice } },
    async ({ body }, reply) => {
      sandbox.disputeInvoice(body.invoice);
      return reply.code(204).send();
    },
  );
  app.post<{ Body: { customer: string } }>(
    '/delete-customer',
    { schema: { body: object({ customer: { type: 'string' } }, ['customer']) } },
    async ({ body }, reply) => {
      sandbox.deleteCustomer(body.customer);
      return reply.code(204).send();
    },
  );
}

/** All routes under `/stripe`, and the API at `/v1` too: Stripe's own library takes an address without a path. */
export function stripeRoutes(
  app: FastifyInstance,
  {
    store,
    sandbox,
    ...parts
  }: { store: StripeStore; billing: Billing; webhooks: Webhooks; sandbox: StripeSandbox },
): void {
  const contextOf = (request: FastifyRequest): Context => ({
    store,
    ...parts,
    origin: `${request.protocol}://${request.host}`,
  });
  for (const prefix of ['/stripe', '']) {
    app.register(async (api) => stripeApiRoutes(api, contextOf, store), { prefix });
  }
  app.register(async (pages) => stripePages(pages, store, parts.billing), { prefix: '/stripe' });
  app.register(async (control) => stripeControlRoutes(control, sandbox), { prefix: '/stripe/_sandbox' });
  app.get('/stripe/assets/icon.svg', async (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml' }).send(stripeIcon),
  );
  app.get(stripeTheme.stylesheets[0] ?? '', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8' }).send(stripeStylesheet),
  );
}
