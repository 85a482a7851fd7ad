import { stripeErrors } from '../stripe.errors.js';
import { createCheckoutSession } from './checkout-session.js';
import type { Context, Operation } from './operation.js';
import { metadataOf, type Parameters, trueOrFalse, wholeNumber } from './parameters.js';
import { searchCustomers } from './search-customers.js';

const page = { optional: ['limit', 'starting_after', 'ending_before'] } as const;

function listOf<Item extends { id: string }>(
  items: readonly Item[],
  parameters: Parameters,
  url: string,
): object {
  const limit = wholeNumber(parameters, 'limit', 10);
  if (limit < 1 || limit > 100)
    throw stripeErrors.wrongValue('limit', 'This value must be between 1 and 100.');
  const newestFirst = [...items].reverse();
  const after = parameters['starting_after'];
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  const data = newestFirst.slice(from, from + limit);
  return { object: 'list', data, has_more: from + limit < newestFirst.length, url };
}

function found<Item extends { id: string }>(
  items: readonly Item[],
  what: string,
  id: string,
  param?: string,
): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw stripeErrors.noSuch(what, id, param);
  return item;
}

/** A customer that exists: one that was deleted can be read and not used. */
function liveCustomer({ store }: Context, id: string) {
  const customer = found(store.state.customers, 'customer', id, 'customer');
  if (customer.deleted) throw stripeErrors.noSuch('customer', id, 'customer');
  return customer;
}

/** True where a part is asked for that Stripe leaves out otherwise. Another one is refused, as there. */
function expands(parameters: Parameters, part: string): boolean {
  const asked = Object.entries(parameters).filter(([name]) => name.startsWith('expand['));
  for (const [, value] of asked) {
    if (value !== part) {
      throw stripeErrors.wrongValue('expand', `This property cannot be expanded (${value}).`);
    }
  }
  return asked.length > 0;
}

const paymentsOf = (store: Context['store'], { id }: { id: string }) => ({
  object: 'list',
  data: store.state.payments.filter(({ invoice }) => invoice === id),
  has_more: false,
  url: '/v1/invoice_payments',
});

/** By method and path with `:id`: all that the stand-in can do. */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /v1/customers': {
    accepts: { optional: ['email', 'name', 'metadata[*]'] },
    run: ({ store, webhooks }, parameters) => {
      const customer = {
        id: store.newId('cus'),
        object: 'customer' as const,
        created: store.now(),
        email: parameters['email'] ?? null,
        name: parameters['name'] ?? null,
        livemode: false as const,
        metadata: metadataOf(parameters),
      };
      store.state.customers.push(customer);
      webhooks.emit('customer.created', customer);
      return customer;
    },
  },
  'GET /v1/customers': {
    accepts: { optional: [...page.optional, 'email'] },
    run: ({ store }, parameters) => {
      const { email } = parameters;
      const fits = store.state.customers.filter(
        (customer) => !customer.deleted && (email === undefined || customer.email === email),
      );
      return listOf(fits, parameters, '/v1/customers');
    },
  },
  'GET /v1/customers/search': searchCustomers,
  'GET /v1/customers/:id': {
    accepts: {},
    run: ({ store }, _parameters, id) => {
      const customer = found(store.state.customers, 'customer', id);
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
    },
  },
  'GET /v1/prices/:id': {
    accepts: {},
    run: ({ store }, _parameters, id) => found(store.state.prices, 'price', id),
  },
  'POST /v1/checkout/sessions': createCheckoutSession(liveCustomer),
  'GET /v1/checkout/sessions': {
    accepts: { optional: [...page.optional, 'customer', 'status', 'subscription'] },
    run: ({ store }, parameters) => {
      const fits = store.state.sessions.filter(
        (session) =>
          (parameters['customer'] === undefined || session.customer === parameters['customer']) &&
          (parameters['status'] === undefined || session.status === parameters['status']) &&
          (parameters['subscription'] === undefined || session.subscription === parameters['subscription']),
      );
      return listOf(fits, parameters, '/v1/checkout/sessions');
    },
  },
  'GET /v1/checkout/sessions/:id': {
    accepts: {},
    run: ({ store }, _parameters, id) => found(store.state.sessions, 'checkout.session', id),
  },
  'POST /v1/checkout/sessions/:id/expire': {
    accepts: {},
    run: ({ store, billing }, _parameters, id) => {
      const session = found(store.state.sessions, 'checkout.session', id);
      if (session.status !== 'open') {
        throw stripeErrors.wrongValue(
          'id',
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        );
      }
      billing.expire(session);
      return session;
    },
  },
  'GET /v1/subscriptions': {
    accepts: { optional: [...page.optional, 'customer', 'status'] },
    run: (context, parameters) => {
      const { customer, status } = parameters;
      if (customer !== undefined) found(context.store.state.customers, 'customer', customer, 'customer');
      const fits = context.store.state.subscriptions.filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (status === 'all' ||
            (status === undefined ? subscription.status !== 'canceled' : subscription.status === status)),
      );
      return listOf(fits, parameters, '/v1/subscriptions');
    },
  },
  'GET /v1/subscriptions/:id': {
    accepts: {},
    run: ({ store }, _parameters, id) => found(store.state.subscriptions, 'subscription', id),
  },
  'POST /v1/subscriptions/:id': {
    accepts: { optional: ['cancel_at_period_end', 'metadata[*]'] },
    run: ({ store, billing }, parameters, id) => {
      const subscription = found(store.state.subscriptions, 'subscription', id);
      Object.assign(subscription.metadata, metadataOf(parameters));
      const isCancelled = trueOrFalse(parameters, 'cancel_at_period_end');
      if (isCancelled !== undefined) billing.cancelAtPeriodEnd(subscription, isCancelled);
      return subscription;
    },
  },
  'DELETE /v1/subscriptions/:id': {
    accepts: { optional: ['invoice_now', 'prorate'] },
    run: ({ store, billing }, _parameters, id) => {
      const subscription = found(store.state.subscriptions, 'subscription', id);
      if (subscription.status === 'canceled') throw stripeErrors.noSuch('subscription', id);
      billing.end(subscription);
      return subscription;
    },
  },
  'GET /v1/invoices': {
    accepts: { optional: [...page.optional, 'customer', 'status', 'subscription', 'expand[*]'] },
    run: ({ store, origin }, parameters) => {
      const { customer, status, subscription } = parameters;
      const isWhole = expands(parameters, 'data.payments');
      const fits = store.state.invoices.filter(
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (status === undefined || invoice.status === status) &&
          (subscription === undefined || invoice.parent.subscription_details.subscription === subscription),
      );
      const shown = fits.map((invoice) => ({
        ...invoice,
        hosted_invoice_url: `${origin}${invoice.hosted_invoice_url}`,
        ...(isWhole && { payments: paymentsOf(store, invoice) }),
      }));
      return listOf(shown, parameters, '/v1/invoices');
    },
  },
  'POST /v1/invoices/:id/void': {
    accepts: {},
    run: ({ store, billing }, _parameters, id) => {
      const invoice = found(store.state.invoices, 'invoice', id);
      billing.voidInvoice(invoice);
      return invoice;
    },
  },
  'POST /v1/invoices/create_preview': {
    accepts: { required: ['subscription'], optional: ['customer'] },
    run: ({ store, billing }, parameters) => {
      const id = parameters['subscription'] ?? '';
      const subscription = found(store.state.subscriptions, 'subscription', id, 'subscription');
      if (subscription.cancel_at_period_end || subscription.status === 'canceled') {
        throw stripeErrors.wrongValue('subscription', 'No upcoming invoices for customer.');
      }
      const amount = billing.nextAmount(subscription);
      const at = subscription.items.data[0]?.current_period_end ?? 0;
      return {
        id: store.newId('upcoming_in'),
        object: 'invoice',
        amount_due: amount,
        currency: subscription.currency,
        customer: subscription.customer,
        created: at,
        next_payment_attempt: at,
        period_end: at,
        status: 'draft',
        total: amount,
      };
    },
  },
  'GET /v1/invoice_payments': {
    accepts: { optional: [...page.optional, 'invoice', 'status'] },
    run: ({ store }, parameters) => {
      const { invoice } = parameters;
      const fits = store.state.payments.filter((one) => invoice === undefined || one.invoice === invoice);
      return listOf(fits, parameters, '/v1/invoice_payments');
    },
  },
  'GET /v1/charges': {
    accepts: { optional: [...page.optional, 'customer', 'payment_intent'] },
    run: ({ store, billing }, parameters) => {
      const { customer, payment_intent: intent } = parameters;
      const fits = store.state.payments
        .map((one) => billing.charge(one.payment.payment_intent.replace('pi_', 'ch_')))
        .filter(
          (charge) =>
            (customer === undefined || charge.customer === customer) &&
            (intent === undefined || charge.payment_intent === intent),
        );
      return listOf(fits, parameters, '/v1/charges');
    },
  },
  'GET /v1/charges/:id': {
    accepts: {},
    run: ({ billing }, _parameters, id) => billing.charge(id),
  },
  'POST /v1/refunds': {
    accepts: { required: ['payment_intent'], optional: ['amount', 'reason', 'metadata[*]'] },
    run: ({ store, billing }, parameters) => {
      const intent = parameters['payment_intent'] ?? '';
      const paid = store.state.payments.find((one) => one.payment.payment_intent === intent);
      const amount = wholeNumber(parameters, 'amount', paid?.amount_paid ?? 0);
      return billing.refund(intent, amount, parameters['reason'] ?? null, metadataOf(parameters));
    },
  },
  'POST /v1/billing_portal/sessions': {
    accepts: { required: ['customer'], optional: ['return_url', 'locale'] },
    run: (context, parameters) => {
      const { store, origin } = context;
      const customer = liveCustomer(context, parameters['customer'] ?? '');
      const id = store.newId('bps');
      const returnUrl = parameters['return_url'] ?? '';
      store.portals.set(id, { customer: customer.id, returnUrl });
      return {
        id,
        object: 'billing_portal.session',
        created: store.now(),
        customer: customer.id,
        livemode: false,
        return_url: returnUrl,
        url: `${origin}/stripe/portal/${id}`,
      };
    },
  },
  'GET /v1/events': {
    accepts: {
      optional: [...page.optional, 'type', 'types[*]', 'created[gte]', 'created[gt]', 'delivery_success'],
    },
    run: ({ store }, parameters) => {
      const since = wholeNumber(parameters, 'created[gte]', 0);
      const types = Object.entries(parameters)
        .filter(([name]) => name.startsWith('types['))
        .map(([, type]) => type);
      const delivered = trueOrFalse(parameters, 'delivery_success');
      const fits = store.state.events.filter(
        ({ created, type, pending_webhooks }) =>
          created >= since &&
          (types.length === 0 || types.includes(type)) &&
          (delivered === undefined || (pending_webhooks === 0) === delivered),
      );
      return listOf(fits, parameters, '/v1/events');
    },
  },
  'GET /v1/events/:id': {
    accepts: {},
    run: ({ store }, _parameters, id) => found(store.state.events, 'event', id),
  },
};
