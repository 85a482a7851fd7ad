import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeClient } from '../../src/modules/subscriptions/payment/stripe/stripe.client.js';
import { FixedClock } from '../support/fixed-clock.js';
import { testConfig } from '../support/test-config.js';
import { startRecordingHost, type RecordingHost, type SeenRequest } from './recording-host.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ANY = expect.any(String) as unknown as string;
/** Ours, of the words that mean one and the same thing; the library makes up one for every other POST. */
const OUR_KEY = expect.stringMatching(/^drumbeat-[\da-f]{64}$/u) as unknown as string;

/** What every request has, as Stripe sees it. */
const HEADERS = {
  accept: 'application/json',
  authorization: 'Bearer sk_test_of_ours',
  'content-type': 'application/x-www-form-urlencoded',
  'stripe-version': '2026-10-28.endive',
  'user-agent': ANY,
  'x-stripe-client-user-agent': ANY,
};

/** A response that each of our calls can read. */
const ANSWER = {
  id: 'made_1',
  url: 'https://checkout.stripe.com/c/1',
  active: true,
  unit_amount: 13_950,
  currency: 'usd',
  amount_due: 13_950,
  customer: 'cus_1',
  metadata: {},
  has_more: false,
  data: [],
};

/** Every call to Stripe, by the method of ours that makes it: method, address and form. */
const CALLS: Record<
  string,
  readonly [(stripe: StripeClient) => Promise<unknown>, ...Partial<SeenRequest>[]]
> = {
  'ask for the price': [(stripe) => stripe.price(), { method: 'GET', url: '/v1/prices/price_of_ours' }],
  'look a customer up': [
    (stripe) => stripe.hasCustomer('cus_1'),
    { method: 'GET', url: '/v1/customers/cus_1' },
  ],
  'look for the customers of a user': [
    (stripe) => stripe.customersOfUser({ id: 'the-user', email: 'ada@example.test' }),
    { method: 'GET', url: "/v1/customers/search?query=metadata['user_id']:'the-user'&limit=100" },
    { method: 'GET', url: '/v1/customers?email=ada@example.test&limit=100' },
  ],
  'make a customer': [
    (stripe) => stripe.createCustomer({ id: 'the-user', email: 'ada@example.test' }, null),
    {
      method: 'POST',
      url: '/v1/customers',
      body: { email: 'ada@example.test', 'metadata[user_id]': 'the-user' },
      headers: { 'idempotency-key': OUR_KEY },
    },
  ],
  'open a checkout': [
    (stripe) =>
      stripe.createCheckout('cus_1', 'the-user', {
        attempt: 'the-attempt',
        successUrl: 'https://drumbeat.example/product?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://drumbeat.example/product',
      }),
    {
      method: 'POST',
      url: '/v1/checkout/sessions',
      body: {
        mode: 'subscription',
        customer: 'cus_1',
        client_reference_id: 'the-user',
        'line_items[0][price]': 'price_of_ours',
        'line_items[0][quantity]': '1',
        allow_promotion_codes: 'true',
        'subscription_data[metadata][user_id]': 'the-user',
        success_url: 'https://drumbeat.example/product?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://drumbeat.example/product',
        expires_at: String(NOW.getTime() / 1_000 + 3_600),
      },
      headers: { 'idempotency-key': OUR_KEY },
    },
  ],
  'look for open checkouts': [
    (stripe) => stripe.expireOpenCheckouts('cus_1', 'none'),
    { method: 'GET', url: '/v1/checkout/sessions?customer=cus_1&status=open&limit=100' },
  ],
  'look a checkout up': [
    (stripe) => stripe.checkout('cs_1'),
    { method: 'GET', url: '/v1/checkout/sessions/cs_1' },
  ],
  'ask for a customer’s subscriptions': [
    (stripe) => stripe.subscriptionsOf('cus_1'),
    { method: 'GET', url: '/v1/subscriptions?customer=cus_1&status=all&limit=100' },
  ],
  'cancel for the end of the period': [
    (stripe) => stripe.setCancelAtPeriodEnd('sub_1', true),
    {
      method: 'POST',
      url: '/v1/subscriptions/sub_1',
      body: { cancel_at_period_end: 'true' },
      headers: { 'idempotency-key': ANY },
    },
  ],
  'end at once': [(stripe) => stripe.endNow('sub_1'), { method: 'DELETE', url: '/v1/subscriptions/sub_1' }],
  'make what an ended subscription left unpaid void': [
    (stripe) => stripe.voidOpenInvoices('sub_1'),
    { method: 'GET', url: '/v1/invoices?subscription=sub_1&status=open&limit=100' },
  ],
  'ask whether the newest invoice is paid': [
    (stripe) => stripe.isLastPaid('sub_1'),
    { method: 'GET', url: '/v1/invoices?subscription=sub_1&limit=100' },
  ],
  'look for what paid an invoice': [
    (stripe) => stripe.refundInvoice('in_1'),
    { method: 'GET', url: '/v1/invoice_payments?invoice=in_1' },
  ],
  'open the portal': [
    (stripe) => stripe.portal('cus_1', 'https://drumbeat.example/billing'),
    {
      method: 'POST',
      url: '/v1/billing_portal/sessions',
      body: { customer: 'cus_1', return_url: 'https://drumbeat.example/billing' },
      headers: { 'idempotency-key': ANY },
    },
  ],
  'list invoices': [
    (stripe) => stripe.invoices('cus_1', 24),
    { method: 'GET', url: '/v1/invoices?customer=cus_1&limit=24&expand[0]=data.payments' },
    { method: 'GET', url: '/v1/charges?customer=cus_1&limit=100' },
  ],
  'ask for the next charge': [
    (stripe) => stripe.nextCharge('sub_1'),
    {
      method: 'POST',
      url: '/v1/invoices/create_preview',
      body: { subscription: 'sub_1' },
      headers: { 'idempotency-key': ANY },
    },
  ],
  'look a charge up': [
    (stripe) => stripe.customerOfCharge('ch_1'),
    { method: 'GET', url: '/v1/charges/ch_1' },
  ],
  'ask whose a customer is': [
    (stripe) => stripe.userOfCustomer('cus_1'),
    { method: 'GET', url: '/v1/customers/cus_1' },
  ],
  'list what happened': [
    (stripe) => stripe.eventsSince(new Date('2026-11-19T12:00:00Z'), ['customer.deleted']),
    {
      method: 'GET',
      url: '/v1/events?types[0]=customer.deleted&created[gte]=1795089600&limit=100',
    },
  ],
};

describe('The calls to Stripe', () => {
  let host: RecordingHost;
  let stripe: StripeClient;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    host = await startRecordingHost(() => ({ status: 200, body: ANSWER }));
    const config = testConfig({
      DATABASE_URL: 'postgres://unused',
      STRIPE_API_URL: host.origin,
      STRIPE_SECRET_KEY: 'sk_test_of_ours',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_ours',
      STRIPE_PRICE_ID: 'price_of_ours',
      STRIPE_SANDBOX: 'true',
    });
    stripe = new StripeClient(config, new FixedClock(NOW));
  });
  afterAll(() => host.close());

  it.each(Object.entries(CALLS))('%s', async (_name, [call, ...expected]) => {
    await call(stripe);
    const seen = host.take().map(({ url, ...request }) => ({
      ...request,
      url: decodeURIComponent(url.slice(host.origin.length)),
    }));
    expect(seen).toEqual(
      expected.map(({ headers, ...request }) => ({
        body: null,
        ...request,
        headers: { ...HEADERS, ...headers },
      })),
    );
  });

  it('are all there are: each method that asks Stripe is here', () => {
    const silent = [
      'constructor',
      'verify',
      'readEvent',
      'ask',
      'askOrNull',
      'isConnected',
      'settings',
      'connected',
    ];
    const asking = Object.getOwnPropertyNames(StripeClient.prototype).filter(
      (name) => !silent.includes(name),
    );
    const called = Object.values(CALLS).map(([call]) => /stripe\s*\.(\w+)\(/u.exec(call.toString())?.[1]);
    expect([...new Set(called)].sort()).toEqual(asking.sort());
  });
});
