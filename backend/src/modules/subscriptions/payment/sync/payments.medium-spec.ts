import { DAY_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoStripe, type Payment } from '@drumbeat/sandbox';
import { aProfile } from '../../../../../test/builders/profile.builder.js';
import {
  startPayments,
  type PaymentsHarness,
} from '../../../../../test/support/services/payments-harness.js';
import { SubscriptionsService } from '../../subscriptions.service.js';
import { BillingService } from '../checkout/billing.service.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import {
  AlreadySubscribedError,
  NoCustomerError,
  NoSubscriptionError,
  PaymentOpenError,
  PriceChangedError,
  UnknownCheckoutError,
} from '../payment.errors.js';
import { PaymentEventsService } from '../events/payment-events.service.js';
import { PaymentsSweeper } from './payments.sweeper.js';

const FAILS_AT_RENEWAL = '4000000000000341';
const ASKS_AT_RENEWAL = '4000002760003184';
const PRICE = { amount: 13_950, currency: 'usd' };

describe('Paying for the monthly plan', () => {
  let harness: PaymentsHarness;
  let checkouts: CheckoutService;
  let billing: BillingService;
  let plans: SubscriptionsService;
  let events: PaymentEventsService;
  let sweeper: PaymentsSweeper;
  let user: { id: string; email: string };

  beforeAll(async () => {
    harness = await startPayments();
    checkouts = harness.get(CheckoutService);
    billing = harness.get(BillingService);
    plans = harness.get(SubscriptionsService);
    events = harness.get(PaymentEventsService);
    sweeper = harness.get(PaymentsSweeper);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    harness.sandbox.stripe.reset();
    user = await aProfile(harness.database);
  });

  const begin = (attempt: string = randomUUID()) => checkouts.begin(user, { shown: PRICE, attempt });
  const sessionOf = (url: string) => url.split('/').at(-1) ?? '';
  const stripe = () => harness.sandbox.stripe;
  const planOf = () => plans.find(user.id);
  const reasons = async () =>
    (await plans.changesOf(user.id)).map(({ reason, cause }) => `${reason} by ${cause}`);
  const mails = async () =>
    (
      await harness.database.query<{ news: string }>(
        `select facts->'billing'->>'news' as news from outgoing_mails where user_id = $1 order by created_at`,
        [user.id],
      )
    )
      .map(({ news }) => news)
      .sort();

  async function pay(payment: Payment = {}) {
    const session = sessionOf(await begin());
    stripe().pay(session, payment);
    return session;
  }

  async function subscribe(payment: Payment = {}) {
    await checkouts.confirm(user.id, await pay(payment));
    const [subscription] = stripe().subscriptions();
    if (!subscription) throw new Error('Nothing was subscribed to');
    return subscription;
  }

  /** To so long after the end of the period that is paid. */
  const passToEnd = (subscription: { items: { data: { current_period_end: number }[] } }, after: number) => {
    const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1_000;
    harness.pass(end + after - harness.clock.now().getTime());
  };

  const deliverAll = async (fits: (type: string) => boolean = () => true) => {
    for (const { id, type } of [...stripe().events()]) if (fits(type)) await harness.deliver(id);
  };

  it('opens the plan on the return already, before any message', async () => {
    const session = await pay({ code: demoStripe.promotionCode });
    expect(await planOf()).toBeNull();
    expect(await checkouts.confirm(user.id, session)).toMatchObject({
      state: 'open',
      subscription: { status: 'active', plan_type: 'monthly', reason: 'paid' },
    });
    expect(stripe().charged).toBe(11_160);
    await deliverAll();
    expect(await reasons()).toEqual(['paid by return']);
    expect(await mails()).toEqual(['started']);
  });

  it('opens the plan by the message already, before the return', async () => {
    const session = await pay();
    await deliverAll();
    expect(await planOf()).toMatchObject({ status: 'active', plan_type: 'monthly' });
    expect(await checkouts.confirm(user.id, session)).toMatchObject({ state: 'open' });
    expect(await reasons()).toEqual(['paid by event']);
  });

  it('is opened once, and told of once, however many find the payment at the same time', async () => {
    const session = await pay();
    await Promise.all(Array.from({ length: 5 }, () => checkouts.confirm(user.id, session)));
    expect(await reasons()).toEqual(['paid by return']);
    expect(await mails()).toEqual(['started']);
  });

  it('takes one customer for all of a user’s checkouts, and a new one where that was deleted', async () => {
    await begin();
    await begin();
    const [first] = stripe().customers();
    expect(stripe().customers()).toHaveLength(1);
    stripe().deleteCustomer(first?.id ?? '');
    await subscribe();
    expect(stripe().customers()).toHaveLength(2);
    expect(await planOf()).toMatchObject({ status: 'active' });
  });

  it('closes with a customer who was deleted there, and has no portal for one', async () => {
    const { customer } = await subscribe();
    stripe().deleteCustomer(customer);
    await deliverAll((type) => type === 'customer.deleted');
    expect(await planOf()).toMatchObject({ status: 'canceled', reason: 'ended' });
    await expect(billing.portal(user.id)).rejects.toThrow(NoCustomerError);
    expect(await billing.show(user.id)).toMatchObject({ is_whole: true, has_customer: false });
  });

  it('stays open while the bank asks for the card’s owner at a renewal, who answers on the open invoice', async () => {
    await subscribe({ card: ASKS_AT_RENEWAL });
    harness.pass(31 * DAY_MS);
    await deliverAll();
    expect(await planOf()).toMatchObject({ status: 'active', reason: 'grace' });
    const { invoices } = await billing.show(user.id);
    const open = invoices.find(({ status }) => status === 'open');
    await fetch(open?.hosted_url ?? '', { method: 'POST', redirect: 'manual' });
    await deliverAll();
    expect(await planOf()).toMatchObject({ status: 'active', reason: 'paid', grace_until: null });
    expect(stripe().charged).toBe(27_900);
  });

  it('is not said to be an act of its user who only looks at it', async () => {
    const { id } = await subscribe();
    stripe().endNow(id);
    await billing.show(user.id);
    expect(await reasons()).toEqual(['ended by comparison', 'paid by return']);
  });

  it('is one checkout for one attempt, however often it is sent', async () => {
    const attempt = randomUUID();
    stripe().fault({ kind: 'drop_after', only: 'POST /v1/checkout/sessions' });
    await begin(attempt);
    expect(stripe().sessions()).toHaveLength(1);
  });

  it('closes the page of another tab, so that one of two is paid', async () => {
    const [one, other] = [sessionOf(await begin()), sessionOf(await begin())];
    expect((await checkouts.confirm(user.id, other)).url).toContain(other);
    expect(() => stripe().pay(one)).toThrow('not open');
    expect(await checkouts.confirm(user.id, one)).toMatchObject({ state: 'expired', subscription: null });
    stripe().pay(other);
    expect(await checkouts.confirm(user.id, other)).toMatchObject({ state: 'open' });
    await expect(begin()).rejects.toThrow(AlreadySubscribedError);
  });

  it('pays the second of two payments back that were made all the same, and keeps the first', async () => {
    const first = sessionOf(await begin());
    // Another tab was in the middle of its request: its page is open beside this one.
    const sessions = stripe().sessions();
    const second = sessionOf(await begin());
    Object.assign(sessions.find(({ id }) => id === first) ?? {}, { status: 'open' });
    stripe().pay(first);
    stripe().pay(second);
    await Promise.all([checkouts.confirm(user.id, first), checkouts.confirm(user.id, second)]);
    await deliverAll();
    expect(stripe().charged).toBe(13_950);
    const active = stripe()
      .subscriptions()
      .filter(({ status }) => status === 'active');
    expect(active).toHaveLength(1);
    expect(await planOf()).toMatchObject({ status: 'active' });
    expect((await mails()).filter((news) => news !== 'started')).toEqual(['paid_twice']);
  });

  it('is refused at another price than the page showed, with the price of now', async () => {
    await plans.plans();
    stripe().setPrice({ unit_amount: 20_000, currency: 'jpy' });
    await expect(begin()).rejects.toThrow(PriceChangedError);
    await expect(begin()).rejects.toMatchObject({
      details: { current: { amount: 20_000, currency: 'jpy' } },
    });
    expect((await plans.plans())[1]).toMatchObject({ price: { amount: 20_000, currency: 'jpy' } });
    expect(stripe().sessions()).toEqual([]);
  });

  it('is refused while the payment service is away, and nothing changes', async () => {
    for (const kind of ['500', '429', 'drop'] as const) {
      stripe().fault({ kind, times: 4 });
      await expect(begin()).rejects.toThrow(/Nothing was charged/u);
      stripe().reset();
    }
    const session = await pay();
    stripe().fault({ kind: '500', times: 4 });
    // It was paid: nothing is said of what was charged.
    await expect(checkouts.confirm(user.id, session)).rejects.toThrow(/^(?!.*charged).*respond/u);
    expect(await planOf()).toBeNull();
  });

  it('tells nobody about another account’s checkout', async () => {
    const session = await pay();
    const stranger = await aProfile(harness.database);
    await expect(checkouts.confirm(stranger.id, session)).rejects.toThrow(UnknownCheckoutError);
    await expect(checkouts.confirm(stranger.id, 'cs_test_none')).rejects.toThrow(UnknownCheckoutError);
    expect(await plans.find(stranger.id)).toBeNull();
  });

  it('stays open for a week after a failed renewal, closes then, and opens again with another card', async () => {
    const subscription = await subscribe({ card: FAILS_AT_RENEWAL });
    passToEnd(subscription, 0);
    await deliverAll();
    expect(await planOf()).toMatchObject({ status: 'active', reason: 'grace' });
    await expect(begin()).rejects.toThrow(PaymentOpenError);
    harness.pass(6.9 * DAY_MS - 1_000);
    await sweeper.check();
    expect(await planOf()).toMatchObject({ status: 'active', reason: 'grace' });
    harness.clock.advanceMs(0.2 * DAY_MS);
    await sweeper.check();
    expect(await planOf()).toMatchObject({ reason: 'payment_failed', grace_until: null });
    stripe().useCard(subscription.customer, '4242424242424242');
    await deliverAll();
    expect(await planOf()).toMatchObject({ status: 'active', reason: 'paid' });
    expect(await mails()).toEqual(['closed_unpaid', 'payment_failed', 'recovered', 'started']);
  });

  it('recovers within the grace period', async () => {
    const { customer } = await subscribe({ card: FAILS_AT_RENEWAL });
    harness.pass(31 * DAY_MS);
    await deliverAll();
    stripe().useCard(customer, '4242424242424242');
    await deliverAll();
    expect(await planOf()).toMatchObject({ status: 'active', reason: 'paid', grace_until: null });
    expect(await mails()).toEqual(['payment_failed', 'recovered', 'started']);
  });

  it('ends with its period when it is cancelled, and goes on when that is taken back', async () => {
    await subscribe();
    expect(await billing.cancel(user.id)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    expect(await billing.reactivate(user.id)).toMatchObject({ cancel_at_period_end: false });
    await billing.cancel(user.id);
    expect(await billing.show(user.id)).toMatchObject({ next_charge: null });
    harness.pass(31 * DAY_MS);
    await deliverAll();
    expect(await planOf()).toMatchObject({ status: 'canceled', reason: 'ended' });
    expect(stripe().charged).toBe(13_950);
    expect(await mails()).toEqual(['cancelled', 'cancelled', 'ended', 'resumed', 'started']);
    await expect(billing.reactivate(user.id)).rejects.toThrow(NoSubscriptionError);
  });

  it('shows plan, next charge and invoices, and the plan alone while the payment service is away', async () => {
    await subscribe({ code: demoStripe.promotionCode });
    expect(await billing.show(user.id)).toMatchObject({
      is_whole: true,
      has_customer: true,
      next_charge: { amount: 13_950, currency: 'usd' },
      invoices: [{ amount: 11_160, status: 'paid' }],
    });
    expect(await billing.portal(user.id)).toContain('/stripe/portal/');
    stripe().fault({ kind: '500', times: 10 });
    expect(await billing.show(user.id)).toMatchObject({
      is_whole: false,
      subscription: { status: 'active' },
      next_charge: null,
      invoices: [],
    });
  });

  it('is announced once by mail in the week before it renews, with what will be charged', async () => {
    const subscription = await subscribe();
    passToEnd(subscription, -7 * DAY_MS - 1_000);
    await sweeper.check();
    expect(await mails()).toEqual(['started']);
    passToEnd(subscription, -7 * DAY_MS);
    await Promise.all([sweeper.check(), sweeper.check()]);
    await sweeper.check();
    expect(await mails()).toEqual(['renewal', 'started']);
  });

  it('is not announced from restored data: the plan that has ended meanwhile is found first', async () => {
    const subscription = await subscribe();
    passToEnd(subscription, -3 * DAY_MS);
    stripe().endNow(subscription.id);
    await sweeper.check();
    expect(await planOf()).toMatchObject({ status: 'canceled' });
    expect(await mails()).toEqual(['ended', 'started']);
  });

  it('finds by the hourly comparison what no message brought, also for a user whose row was lost', async () => {
    await pay();
    await harness.database.query('delete from payment_customers where user_id = $1', [user.id]);
    await sweeper.findLost();
    await harness.work();
    expect(await planOf()).toMatchObject({ status: 'active', plan_type: 'monthly' });
  });

  it('leaves access as it is after a refund and a dispute, and writes both down once', async () => {
    const { latest_invoice } = await subscribe();
    stripe().refundInvoice(latest_invoice ?? '');
    stripe().disputeInvoice(latest_invoice ?? '');
    await deliverAll((type) => type.startsWith('charge.'));
    const [refund] = stripe()
      .events()
      .filter(({ type }) => type === 'charge.refunded');
    await events.replay(refund?.id ?? '', (await aProfile(harness.database, { is_admin: true })).id);
    await harness.work();
    expect(await planOf()).toMatchObject({ status: 'active' });
    expect((await reasons()).sort()).toEqual(['disputed by dispute', 'paid by return', 'refunded by refund']);
    expect(await mails()).toEqual(['refunded', 'started']);
  });

  it('never takes the free plan from somebody whose paid one ended', async () => {
    const { id } = await subscribe();
    stripe().endNow(id);
    await deliverAll();
    await plans.startFreePlan(user.id);
    await deliverAll();
    for (const event of stripe().events()) {
      await events.replay(event.id, (await aProfile(harness.database, { is_admin: true })).id);
    }
    await harness.work();
    expect(await planOf()).toMatchObject({ plan_type: 'free', status: 'active' });
  });

  it('charges nobody whose account is deleted', async () => {
    await subscribe();
    const open = sessionOf(await begin().catch(() => ''));
    await billing.endForGood(user.id);
    harness.pass(62 * DAY_MS);
    expect(open).toBe('');
    expect(stripe().charged).toBe(13_950);
  });
});
