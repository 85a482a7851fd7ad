import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type Sandbox, startSandbox } from '../start-sandbox.js';
import { demoStripe } from './stripe.store.js';

const DAY = 86_400_000;

let sandbox: Sandbox;
let stripe: Stripe;

const clientOf = (root: string, key: string = demoStripe.secretKey) => {
  const { hostname, port } = new URL(root);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
};

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
  stripe = clientOf(sandbox.roots.stripe);
});
afterEach(() => sandbox.close());

const newCustomer = () => stripe.customers.create({ email: 'nora@example.com', metadata: { user_id: 'u1' } });

async function checkout(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: (await newCustomer()).id,
    line_items: [{ price: demoStripe.priceId, quantity: 1 }],
    success_url: 'https://app.example/back?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://app.example/product',
    client_reference_id: 'u1',
    allow_promotion_codes: true,
    metadata: { of: 'the session' },
    subscription_data: { metadata: { user_id: 'u1' } },
    ...changes,
  });
}

async function subscribed(payment: Parameters<Sandbox['stripe']['pay']>[1] = {}) {
  const session = await checkout();
  sandbox.stripe.pay(session.id, payment);
  const [subscription] = (
    await stripe.subscriptions.list({ customer: session.customer as string, status: 'all' })
  ).data;
  if (!subscription) throw new Error('Nothing was subscribed to');
  return subscription;
}

async function refusalOf(call: Promise<unknown>) {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, rawType, code, param } = error;
    return { statusCode, rawType, code, param };
  }
}

describe('The stand-in for Stripe, asked by its own library', () => {
  it('subscribes a customer who pays on the page, with the metadata meant for the subscription', async () => {
    const session = await checkout();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 13_950 });
    const page = await fetch(session.url ?? '');
    expect(await page.text()).toContain('139.50 USD');
    const paid = await fetch(session.url ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card: '4242 4242 4242 4242', code: 'welcome20', decision: 'pay' }),
    });
    expect(paid.headers.get('location')).toBe(`https://app.example/back?session_id=${session.id}`);
    const done = await stripe.checkout.sessions.retrieve(session.id);
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 11_160 });
    const subscription = await stripe.subscriptions.retrieve(done.subscription as string);
    expect(subscription).toMatchObject({ status: 'active', metadata: { user_id: 'u1' } });
    const { data } = await stripe.invoices.list({ customer: session.customer as string });
    expect(data).toMatchObject([{ status: 'paid', amount_paid: 11_160 }]);
    const next = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next).toMatchObject({ amount_due: 13_950, currency: 'usd' });
    expect((await fetch(session.url ?? '')).status).toBe(410);
  });

  it('says on the page what is charged today and what later, where a code lowers the first invoice alone', async () => {
    const { url } = await checkout();
    const page = await fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ code: demoStripe.promotionCode, decision: 'apply' }),
    });
    const total = /<p class="total">(.*?)<\/p>/su.exec(await page.text())?.[1] ?? '';
    expect(total.replaceAll(/<[^>]+>/gu, '')).toBe('111.60 USD today, then 139.50 USD per month');
  });

  it('writes an amount with the decimals that its currency has', async () => {
    sandbox.stripe.setPrice({ unit_amount: 20_000, currency: 'jpy' });
    const page = await (await fetch((await checkout()).url ?? '')).text();
    expect(page).toContain('20000 JPY');
    expect(page).not.toContain('200.00');
  });

  it('opens a checkout for who lives by the real clock, after its own was moved on', async () => {
    sandbox.stripe.advance(31 * DAY);
    const session = await checkout({ expires_at: Math.floor(Date.now() / 1_000) + 3_600 });
    expect((await fetch(session.url ?? '')).status).toBe(200);
  });

  it('keeps a checkout open when the card does not pay', async () => {
    const session = await checkout();
    const send = (form: Record<string, string>) =>
      fetch(session.url ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
    expect(await (await send({ card: '4000000000000002', decision: 'pay' })).text()).toContain(
      'was declined',
    );
    expect(await (await send({ card: '1', decision: 'pay' })).text()).toContain('number is incorrect');
    expect(await (await send({ card: '4242424242424242', code: 'NONE', decision: 'pay' })).text()).toContain(
      'code is invalid',
    );
    expect(await (await send({ card: '4000002500003155', decision: 'pay' })).text()).toContain('It is me');
    expect(sandbox.stripe.charged).toBe(0);
    expect((await send({ card: '4000002500003155', decision: 'authenticate' })).status).toBe(303);
    expect(sandbox.stripe.charged).toBe(13_950);
  });

  it('refuses what Stripe refuses, in its words', async () => {
    const customer = (await newCustomer()).id;
    const raw = (parameters: object) => stripe.rawRequest('POST', '/v1/customers', { ...parameters });
    expect(await refusalOf(raw({ emial: 'x' }))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'emial',
    });
    expect(await refusalOf(stripe.rawRequest('GET', '/v1/everything'))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(stripe.prices.retrieve('price_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(await refusalOf(checkout({ customer: 'cus_none' }))).toMatchObject({
      param: 'customer',
      code: 'resource_missing',
    });
    expect(
      await refusalOf(clientOf(sandbox.roots.stripe, 'sk_test_wrong').customers.retrieve(customer)),
    ).toMatchObject({
      statusCode: 401,
    });
    expect(
      await refusalOf(stripe.customers.retrieve(customer, undefined, { apiVersion: '2011-01-01' })),
    ).toMatchObject({ statusCode: 400 });
    expect(await refusalOf(stripe.products.list())).toMatchObject({ statusCode: 404 });
  });

  it('finds a customer by what was written there, a minute after it was written', async () => {
    const { id } = await newCustomer();
    const search = (query: string) => stripe.customers.search({ query, limit: 100 });
    expect((await search("metadata['user_id']:'u1'")).data).toEqual([]);
    sandbox.stripe.advance(60_000);
    const { object, data } = await search("metadata['user_id']:'u1'");
    expect([object, data.map((one) => one.id)]).toEqual(['search_result', [id]]);
    expect((await search("metadata['user_id']:'u'")).data).toEqual([]);
    expect(await refusalOf(search('user_id=u1'))).toMatchObject({ statusCode: 400, param: 'query' });
    sandbox.stripe.deleteCustomer(id);
    expect((await search("metadata['user_id']:'u1'")).data).toEqual([]);
  });

  it('processes an idempotency key once, and only with the same parameters', async () => {
    const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'key-1' });
    const [one, other] = [await create('a@example.com'), await create('a@example.com')];
    expect(other.id).toBe(one.id);
    expect(sandbox.stripe.customers()).toHaveLength(1);
    expect(await refusalOf(create('b@example.com'))).toMatchObject({
      statusCode: 400,
      rawType: 'idempotency_error',
    });
  });

  it('is asked again by the same key when the connection broke after the work was done', async () => {
    const patient = new Stripe(demoStripe.secretKey, {
      host: new URL(sandbox.roots.stripe).hostname,
      port: new URL(sandbox.roots.stripe).port,
      protocol: 'http',
      maxNetworkRetries: 1,
    });
    sandbox.stripe.fault({ kind: 'drop_after', only: 'POST /v1/customers' });
    await patient.customers.create({ email: 'a@example.com' });
    expect(sandbox.stripe.customers()).toHaveLength(1);
  });

  it('renews each month, and ends with the period where that was asked for', async () => {
    const { id } = await subscribed();
    sandbox.stripe.advance(62 * DAY);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    expect(sandbox.stripe.charged).toBe(3 * 13_950);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    sandbox.stripe.advance(40 * DAY);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect(sandbox.stripe.charged).toBe(3 * 13_950);
  });

  it('is past due after a failed renewal, recovers with another card, and else ends after four attempts', async () => {
    const recovered = await subscribed({ card: '4000000000000341' });
    const lost = await subscribed({ card: '4000002760003184' });
    sandbox.stripe.advance(32 * DAY);
    const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;
    expect([await statusOf(recovered.id), await statusOf(lost.id)]).toEqual(['past_due', 'past_due']);
    sandbox.stripe.useCard(recovered.customer as string, '4242424242424242');
    sandbox.stripe.advance(8 * DAY);
    expect([await statusOf(recovered.id), await statusOf(lost.id)]).toEqual(['active', 'canceled']);
    expect(sandbox.stripe.events().map(({ type }) => type)).toContain('invoice.payment_action_required');
  });

  it('tries an unpaid invoice no more after the end, leaves it open, and makes it void for whoever asks', async () => {
    const { id, customer } = await subscribed({ card: '4000000000000341' });
    sandbox.stripe.advance(32 * DAY);
    await stripe.subscriptions.cancel(id);
    sandbox.stripe.useCard(customer as string, '4242424242424242');
    sandbox.stripe.advance(40 * DAY);
    const open = await stripe.invoices.list({ subscription: id, status: 'open' });
    expect(open.data).toHaveLength(1);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    });
    const invoice = open.data[0]?.id ?? '';
    expect(await stripe.invoices.voidInvoice(invoice)).toMatchObject({ status: 'void', amount_remaining: 0 });
    expect(await refusalOf(stripe.invoices.voidInvoice(invoice))).toMatchObject({ statusCode: 400 });
    expect(sandbox.stripe.charged).toBe(13_950);
  });

  it('gives a payment back once', async () => {
    const { latest_invoice } = await subscribed();
    const [paid] = (await stripe.invoicePayments.list({ invoice: latest_invoice as string })).data;
    const refund = () => stripe.refunds.create({ payment_intent: paid?.payment.payment_intent as string });
    await refund();
    expect(sandbox.stripe.charged).toBe(0);
    expect(await refusalOf(refund())).toMatchObject({ code: 'charge_already_refunded' });
  });

  it('shows a portal in which the plan is cancelled and taken up again', async () => {
    const subscription = await subscribed();
    const portal = await stripe.billingPortal.sessions.create({
      customer: subscription.customer as string,
      return_url: 'https://app.example/billing',
    });
    const press = (decision: string) =>
      fetch(portal.url, { method: 'POST', body: new URLSearchParams({ decision }) });
    expect(await (await press('cancel')).text()).toContain('Ends on');
    expect(await (await press('renew')).text()).toContain('Renews on');
    sandbox.stripe.deleteCustomer(subscription.customer as string);
    expect(await stripe.customers.retrieve(subscription.customer as string)).toMatchObject({ deleted: true });
    expect(
      await refusalOf(stripe.billingPortal.sessions.create({ customer: subscription.customer as string })),
    ).toMatchObject({ code: 'resource_missing' });
  });
});

describe('The webhooks of the stand-in', () => {
  const secret = 'whsec_of_the_test';
  let server: Server;
  let received: { body: string; signature: string }[];
  let statuses: number[];

  beforeEach(async () => {
    received = [];
    statuses = [];
    server = createServer((request: IncomingMessage, response) => {
      void text(request).then((body) => {
        received.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(statuses.shift() ?? 200).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    sandbox.stripe.deliverTo({ url: `http://127.0.0.1:${port}/hook`, secret });
  });
  afterEach(() => void server.close());

  const types = () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);

  it('are signed so that the library accepts them, in the order of what happened', async () => {
    await subscribed();
    await sandbox.stripe.settled();
    for (const { body, signature } of received) stripe.webhooks.constructEvent(body, signature, secret);
    expect(types()).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
  });

  it('are lost, repeated and out of order where that is ordered', async () => {
    sandbox.stripe.fault({ kind: 'lose', only: 'customer.created' });
    sandbox.stripe.fault({ kind: 'reorder', only: 'customer.subscription.created' });
    sandbox.stripe.fault({ kind: 'duplicate', only: 'checkout.session' });
    await subscribed();
    await sandbox.stripe.settled();
    expect(types()).toEqual([
      'invoice.paid',
      'customer.subscription.created',
      'customer.subscription.updated',
      'checkout.session.completed',
      'checkout.session.completed',
    ]);
    expect((await stripe.events.list({ limit: 100 })).data).toHaveLength(5);
  });

  it.each(['forged', 'old'] as const)('are not to be believed when they are %s', async (kind) => {
    sandbox.stripe.fault({ kind });
    await newCustomer();
    await sandbox.stripe.settled();
    const [{ body, signature } = { body: '', signature: '' }] = received;
    expect(() => stripe.webhooks.constructEvent(body, signature, secret)).toThrow();
  });

  it('are known to be undelivered when nobody took them', async () => {
    statuses = [500];
    await newCustomer();
    await sandbox.stripe.settled();
    const undelivered = await stripe.events.list({ delivery_success: false });
    expect(undelivered.data.map(({ type }) => type)).toEqual(['customer.created']);
  });
});
