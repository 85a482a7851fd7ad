import { DAY_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoStripe } from '@drumbeat/sandbox';
import { aProfile } from '../../../../../test/builders/profile.builder.js';
import {
  startPayments,
  type PaymentsHarness,
} from '../../../../../test/support/services/payments-harness.js';
import { AdminListQuery } from '../../../../platform/http/lists/admin-list-query.dto.js';
import { NotFoundError } from '../../../../platform/http/errors/app-error.js';
import { SubscriptionsService } from '../../subscriptions.service.js';
import { BillingService } from '../checkout/billing.service.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { PaymentUnavailableError, WebhookRefusedError } from '../payment.errors.js';
import { NOBODYS_EVENT_DAYS, PaymentEventsRetentionSweeper } from './payment-events-retention.sweeper.js';
import { PaymentEventsService } from './payment-events.service.js';
import { PaymentsSweeper } from '../sync/payments.sweeper.js';

describe('A message of the payment service', () => {
  let harness: PaymentsHarness;
  let checkouts: CheckoutService;
  let plans: SubscriptionsService;
  let events: PaymentEventsService;
  let user: { id: string; email: string };

  beforeAll(async () => {
    harness = await startPayments();
    checkouts = harness.get(CheckoutService);
    plans = harness.get(SubscriptionsService);
    events = harness.get(PaymentEventsService);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    harness.sandbox.stripe.reset();
    await harness.database.query('delete from payment_events');
    user = await aProfile(harness.database);
  });

  const stripe = () => harness.sandbox.stripe;
  const planOf = () => plans.find(user.id);
  const eventOf = (type: string) => {
    const event = stripe()
      .events()
      .find((one) => one.type === type);
    if (!event) throw new Error(`There is no ${type}`);
    return event;
  };

  const deliverRefunds = async () => {
    for (const { id, type } of [...stripe().events()])
      if (type === 'charge.refunded') await harness.deliver(id);
  };
  const refundMails = async () =>
    (
      await harness.database.query<{ news: string }>(
        `select facts->'billing'->>'news' as news from outgoing_mails
          where user_id = $1 and facts->'billing'->>'news' in ('paid_twice', 'refunded') order by news`,
        [user.id],
      )
    ).map(({ news }) => news);

  async function begin(): Promise<string> {
    const url = await checkouts.begin(user, {
      shown: { amount: 13_950, currency: 'usd' },
      attempt: randomUUID(),
    });
    return url.split('/').at(-1) ?? '';
  }

  async function pay(): Promise<string> {
    const session = await begin();
    stripe().pay(session);
    return session;
  }

  async function subscribe() {
    await checkouts.confirm(user.id, await pay());
    const [subscription] = stripe().subscriptions();
    if (!subscription) throw new Error('Nothing was subscribed to');
    return subscription;
  }

  const signed = (body: string, secret: string = demoStripe.webhookSecret, seconds?: number) =>
    events.receive(Buffer.from(body), stripe().sign(body, secret, seconds));
  const kept = async () =>
    harness.database.query<{ id: string; outcome: string | null; body: string }>(
      'select id, outcome, body from payment_events where user_id = $1 or user_id is null order by received_at',
      [user.id],
    );

  it('tells of a refund, but not twice of the payment of a second subscription that was ended', async () => {
    const first = await begin();
    const sessions = stripe().sessions();
    const second = await begin();
    // The request of the second tab had overtaken the first: both pages are open.
    Object.assign(sessions.find(({ id }) => id === first) ?? {}, { status: 'open' });
    for (const session of [first, second]) stripe().pay(session);
    // Both began in one second: which of them counts is no matter.
    const outcomes = [await checkouts.confirm(user.id, second), await checkouts.confirm(user.id, first)];
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['open', 'paid_twice']);
    await deliverRefunds();
    expect(await refundMails()).toEqual(['paid_twice']);
    const kept = stripe()
      .subscriptions()
      .find(({ status }) => status === 'active');
    stripe().refundInvoice(kept?.latest_invoice ?? '');
    await deliverRefunds();
    const { invoices } = await harness.get(BillingService).show(user.id);
    expect(invoices.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [13_950, 13_950],
      [13_950, 13_950],
    ]);
    expect(await refundMails()).toEqual(['paid_twice', 'refunded']);
  });

  it('tells each of the staff once who began the plan, and nobody else', async () => {
    const staff = await aProfile(harness.database, { is_admin: true });
    const told = () =>
      harness.database.query(
        `select user_id, facts->>'person' as person from outgoing_mails
          where kind = 'plan_begun' and facts->>'person_id' = $1`,
        [user.id],
      );
    const subscription = await subscribe();
    expect(await told()).toEqual([{ user_id: staff.id, person: user.email }]);
    // A renewal, or another look at it, is nothing to begin with.
    harness.pass(31 * DAY_MS);
    for (const { id } of [...stripe().events()]) await harness.deliver(id);
    expect(subscription.status).toBe('active');
    expect(await told()).toHaveLength(1);
    await harness.database.query('update profiles set is_admin = false where id = $1', [staff.id]);
  });

  it('is refused for good when it is signed and no message', async () => {
    for (const body of ['[]', '{}', 'null', '{"id":1,"type":"invoice.paid","created":1}', 'no json'])
      await expect(signed(body)).rejects.toMatchObject({ status: 400 });
    expect(await kept()).toEqual([]);
  });

  it('is refused when it is forged, old, changed or not signed, and nothing is kept', async () => {
    await pay();
    const body = JSON.stringify(stripe().events()[0]);
    const now = Math.floor(Date.now() / 1_000);
    await expect(signed(body, 'whsec_of_somebody_else')).rejects.toThrow(WebhookRefusedError);
    await expect(signed(body, demoStripe.webhookSecret, now - 301)).rejects.toThrow(WebhookRefusedError);
    const signature = stripe().sign(body, demoStripe.webhookSecret);
    await expect(events.receive(Buffer.from(`${body} `), signature)).rejects.toThrow(WebhookRefusedError);
    await expect(events.receive(Buffer.from(body), undefined)).rejects.toThrow(WebhookRefusedError);
    await expect(events.receive(undefined, signature)).rejects.toThrow(WebhookRefusedError);
    expect(await kept()).toEqual([]);
  });

  it('is kept as it came, once', async () => {
    await pay();
    const body = `${JSON.stringify(stripe().events()[0], null, 4)}\n`;
    await Promise.all([signed(body), signed(body), signed(body)]);
    expect(await kept()).toMatchObject([{ body }]);
  });

  it('is kept and ignored when it is another account’s or of the live mode', async () => {
    const session = await pay();
    const [event] = stripe()
      .events()
      .filter(({ type }) => type === 'checkout.session.completed');
    await signed(JSON.stringify({ ...event, id: 'evt_foreign', account: 'acct_other' }));
    await signed(JSON.stringify({ ...event, id: 'evt_live', livemode: true }));
    await harness.work();
    expect((await kept()).map(({ outcome }) => outcome)).toEqual(['ignored', 'ignored']);
    expect(await planOf()).toBeNull();
    expect(session).not.toBe('');
  });

  it('in another version of the API, or with a made-up state, opens nothing: what is true is asked for', async () => {
    const { id, customer } = await subscribe();
    stripe().endNow(id);
    const claim = { id: 'evt_claim', type: 'customer.subscription.updated', created: 1, livemode: false };
    await signed(
      JSON.stringify({
        ...claim,
        api_version: '2019-01-01',
        data: { object: { id, customer, status: 'active' } },
      }),
    );
    await harness.work();
    expect(await planOf()).toMatchObject({ status: 'canceled' });
  });

  it('waits and keeps why while the payment service is away, and is processed later', async () => {
    await pay();
    stripe().fault({ kind: '500', times: 2 });
    await expect(harness.deliver(eventOf('invoice.paid').id)).rejects.toThrow(PaymentUnavailableError);
    expect(await kept()).toMatchObject([{ outcome: null }]);
    expect(await planOf()).toBeNull();
    harness.clock.advanceMs(61_000);
    await harness.get(PaymentsSweeper).wake();
    await harness.work();
    expect(await kept()).toMatchObject([{ outcome: 'done' }]);
    expect(await planOf()).toMatchObject({ status: 'active' });
  });

  it('is kept for a time only when it is about nobody here', async () => {
    await pay();
    await harness.deliver(eventOf('checkout.session.completed').id);
    const nobodys = (id: string, more: object = {}) =>
      signed(JSON.stringify({ ...eventOfNobody(), livemode: false, id, ...more }));
    await nobodys('evt_old');
    await nobodys('evt_other_account', { account: 'acct_other' });
    await harness.work();
    await nobodys('evt_waiting');
    harness.clock.advanceMs(NOBODYS_EVENT_DAYS * DAY_MS + 1);
    await nobodys('evt_new');
    await harness.get(PaymentEventsRetentionSweeper).sweep();
    expect((await kept()).map(({ id }) => id).sort()).toEqual(
      [eventOf('checkout.session.completed').id, 'evt_new', 'evt_waiting'].sort(),
    );
  });

  describe('in the console', () => {
    const list = async (filter: Record<string, unknown>) =>
      (await events.list(Object.assign(new AdminListQuery(), { filter }))).data.map(
        ({ type, state }) => `${type} ${state}`,
      );

    it('is found by what became of it, by its person and by its id', async () => {
      await pay();
      await harness.deliver(eventOf('checkout.session.completed').id);
      await harness.deliver(eventOf('customer.created').id);
      stripe().fault({ kind: '500', times: 4 });
      await expect(harness.deliver(eventOf('invoice.paid').id)).rejects.toThrow(PaymentUnavailableError);
      stripe().reset();
      await signed(JSON.stringify({ ...eventOfNobody(), livemode: false }));
      expect(await list({ state: 'waiting' })).toEqual(['invoice.paid waiting']);
      await harness.work();
      expect(await list({ state: 'done' })).toEqual(['checkout.session.completed done']);
      expect(await list({ state: 'ignored' })).toEqual(['customer.created ignored']);
      expect(await list({ state: 'failing' })).toEqual(['invoice.paid failing']);
      expect(await list({ state: 'unknown_customer' })).toEqual(['invoice.paid unknown_customer']);
      expect(await list({ q: user.email })).toEqual(['checkout.session.completed done']);
      expect(await list({ q: 'evt_of_nobody' })).toEqual(['invoice.paid unknown_customer']);
      expect(await list({ user_id: user.id, type: 'invoice.paid' })).toEqual([]);
    });

    it('is shown as it came, with what it changed, and nobody else’s changes', async () => {
      await pay();
      const { id } = eventOf('checkout.session.completed');
      await harness.deliver(id);
      expect(await events.find(id)).toMatchObject({
        state: 'done',
        email: user.email,
        body: expect.stringContaining('checkout.session'),
      });
      expect(await plans.changesBy(user.id, id)).toMatchObject([{ reason: 'paid', cause: 'event' }]);
      expect(await plans.changesBy(user.id, 'evt_other')).toEqual([]);
      await expect(events.find('evt_other')).rejects.toThrow(NotFoundError);
    });
  });
});

const eventOfNobody = () => ({
  id: 'evt_of_nobody',
  type: 'invoice.paid',
  created: 1,
  data: { object: { customer: 'cus_of_nobody' } },
});
