import type { FastifyInstance } from 'fastify';
import { Billing } from './billing.js';
import { stripeRoutes } from './stripe.routes.js';
import { StripeSandbox } from './stripe.sandbox.js';
import type { StripeStore } from './stripe.store.js';
import { Webhooks } from './webhooks.js';

/** Puts the stand-in together, and its routes into the sandbox. */
export function startStripe(app: FastifyInstance, store: StripeStore): StripeSandbox {
  const webhooks = new Webhooks(store);
  const billing = new Billing(store, webhooks);
  const sandbox = new StripeSandbox(store, billing, webhooks);
  stripeRoutes(app, { store, billing, webhooks, sandbox });
  return sandbox;
}
