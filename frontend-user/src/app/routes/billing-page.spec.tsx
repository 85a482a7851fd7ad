import type { components } from '@drumbeat/api-client';
import {
  doesNotSay,
  eventually,
  gone,
  http,
  HttpResponse,
  leftFor,
  press,
  refusal,
  says,
  server,
  the,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';

type Billing = components['schemas']['BillingResponse'];

const PAID: NonNullable<Billing['subscription']> = {
  status: 'active',
  plan_type: 'monthly',
  current_period_end: '2027-01-20T18:00:00.000Z',
  cancel_at_period_end: false,
  reason: 'paid',
  grace_until: null,
};

const aBilling = (change: Partial<Billing> = {}): Billing => ({
  subscription: PAID,
  has_customer: true,
  is_whole: true,
  next_charge: { amount: 13_950, currency: 'usd' },
  invoices: [
    {
      id: 'in_1',
      number: '2026-0001',
      created_at: '2026-12-20T18:00:00.000Z',
      amount: 11_160,
      refunded: 0,
      currency: 'usd',
      status: 'paid',
      hosted_url: 'https://invoice.stripe.example/in_1',
    },
  ],
  changes: [],
  ...change,
});

const billingIs = (billing: Billing) =>
  server.use(http.get('/api/subscriptions/billing', ({ response }) => response(200).json(billing)));

beforeEach(() => void asUser({ plan: PAID }));

describe('Billing', () => {
  it('shows plan, next charge and invoices', async () => {
    billingIs(aBilling());
    await open('/billing');
    await says('$139.50');
    await says('$111.60, paid');
    await the('link', '2026-0001');
  });

  it('is cancelled in two clicks, says until when it is open, and is taken up again', async () => {
    let billing = aBilling();
    const cancelled = (cancel_at_period_end: boolean) => {
      billing = aBilling({ subscription: { ...PAID, cancel_at_period_end }, next_charge: null });
      return { subscription: { ...PAID, cancel_at_period_end } };
    };
    server.use(
      http.get('/api/subscriptions/billing', ({ response }) => response(200).json(billing)),
      http.post('/api/subscriptions/cancel', ({ response }) => response(200).json(cancelled(true))),
      http.post('/api/subscriptions/reactivate', ({ response }) => response(200).json(cancelled(false))),
    );
    await open('/billing');
    await press('Cancel plan');
    const dialog = await the('dialog', 'Cancel the monthly plan?');
    await press('Cancel plan', { inside: dialog });
    await says(/^Cancelled\. Open until .*nothing is charged again\.$/);
    await press('Keep my plan');
    await says(/renews on/);
  });

  it('keeps the question open, with the reason, when the cancellation did not succeed', async () => {
    billingIs(aBilling());
    server.use(
      http.post('/api/subscriptions/cancel', ({ response }) =>
        response.untyped(refusal(503, 'The payment service does not respond.')),
      ),
    );
    await open('/billing');
    await press('Cancel plan');
    const dialog = await the('dialog', 'Cancel the monthly plan?');
    await press('Cancel plan', { inside: dialog });
    await says('The payment service does not respond.');
    await press('Keep my plan', { inside: dialog });
    await gone('dialog', 'Cancel the monthly plan?');
  });

  it('says that nobody knows whether it was cancelled when no answer came', async () => {
    billingIs(aBilling());
    server.use(
      http.post('/api/subscriptions/cancel', ({ response }) => response.untyped(HttpResponse.error())),
    );
    await open('/billing');
    await press('Cancel plan');
    const dialog = await the('dialog', 'Cancel the monthly plan?');
    await press('Cancel plan', { inside: dialog });
    await says(/we do not know yet whether it was cancelled/, dialog);
  });

  it('says until when everything is open after a failed payment, and leads to the card', async () => {
    billingIs(
      aBilling({ subscription: { ...PAID, reason: 'grace', grace_until: '2027-01-27T18:00:00.000Z' } }),
    );
    server.use(
      http.post('/api/subscriptions/portal', ({ response }) =>
        response(200).json({ url: 'https://billing.stripe.example/p/1' }),
      ),
    );
    await open('/billing');
    await says(/^Your last payment failed\. Everything stays open until /);
    await press('Change the card');
    await eventually(() => expect(leftFor()).toBe('/p/1'));
  });

  it('asks before a cancellation in the days of grace what it means for the open invoice', async () => {
    const grace = { ...PAID, reason: 'grace', grace_until: '2026-12-27T18:00:00.000Z' };
    const ended = { ...PAID, status: 'canceled', reason: 'ended' };
    let billing = aBilling({ subscription: grace });
    server.use(
      http.get('/api/subscriptions/billing', ({ response }) => response(200).json(billing)),
      http.post('/api/subscriptions/cancel', ({ response }) => {
        billing = aBilling({ subscription: ended, next_charge: null });
        return response(200).json({ subscription: ended });
      }),
    );
    localStorage.setItem('drumbeat-payment-success', String(Date.now()));
    await open('/billing');
    await press('Cancel plan');
    const dialog = await the('dialog', 'Cancel the monthly plan?');
    await says(/^The plan ends at once, .* its invoice becomes void/, dialog);
    await press('Cancel plan', { inside: dialog });
    await says('Your monthly plan has ended. Nothing is charged any more.');
    await the('link', 'See the plans');
    expect(localStorage.getItem('drumbeat-payment-success')).toBeNull();
  });

  it('shows what is known while the payment service is away', async () => {
    billingIs(aBilling({ is_whole: false, next_charge: null, invoices: [] }));
    await open('/billing');
    await says(/^The payment service does not respond at the moment\./);
    await the('button', 'Try again');
    await the('button', 'Cancel plan');
  });

  it('leads who has no paid plan to the plans', async () => {
    billingIs(aBilling({ subscription: null, has_customer: false, next_charge: null, invoices: [] }));
    await open('/billing');
    await the('link', 'See the plans');
    await doesNotSay('Invoices');
  });
});

describe('A payment that failed', () => {
  const inGrace = { ...PAID, reason: 'grace', grace_until: '2027-01-27T18:00:00.000Z' };

  it('is said on every page, with the last open day and the way to the card', async () => {
    asUser({ plan: inGrace });
    billingIs(aBilling({ subscription: inGrace }));
    await open('/resources');
    const notice = await the('complementary', 'Payment');
    await says(/Everything stays open until .*Jan 27/, notice);
    await press('Open billing', { inside: notice }, 'link');
    await the('heading', 'Billing', { level: 1 });
    await gone('complementary', 'Payment');
  });
});
