import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeWords, DAY_MS } from '@drumbeat/domain';
import { aProfile } from '../../../../../test/builders/profile.builder.js';
import {
  startPayments,
  type PaymentsHarness,
} from '../../../../../test/support/services/payments-harness.js';
import { SubscriptionsService } from '../../subscriptions.service.js';
import { BillingService } from '../checkout/billing.service.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { NoSubscriptionError, PaymentUnavailableError } from '../payment.errors.js';

const FAILS_AT_RENEWAL = '4000000000000341';
const WORKS = '4242424242424242';

describe('A monthly plan whose month is not paid', () => {
  let harness: PaymentsHarness;
  let billing: BillingService;
  let user: { id: string; email: string };

  beforeAll(async () => {
    harness = await startPayments();
    billing = harness.get(BillingService);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    stripe().reset();
    user = await aProfile(harness.database);
    await subscribe(FAILS_AT_RENEWAL);
    harness.pass(31 * DAY_MS);
    expect((await billing.show(user.id)).subscription).toMatchObject({ reason: 'grace' });
  });

  const stripe = () => harness.sandbox.stripe;

  async function subscribe(card: string): Promise<void> {
    const checkouts = harness.get(CheckoutService);
    const shown = { amount: 13_950, currency: 'usd' };
    const url = await checkouts.begin(user, { shown, attempt: randomUUID() });
    const session = url.split('/').at(-1) ?? '';
    stripe().pay(session, { card });
    await checkouts.confirm(user.id, session);
  }

  const payElsewhere = () => stripe().useCard(stripe().customers()[0]?.id ?? '', WORKS);
  const deliverAll = async () => {
    for (const { id } of [...stripe().events()]) await harness.deliver(id);
  };
  const lines = async () => {
    const { changes } = await billing.show(user.id);
    return changes.map((change, at) => changeWords(change, changes[at + 1]));
  };
  const mails = async () =>
    (
      await harness.database.query<{ news: string }>(
        `select facts->'billing'->>'news' as news from outgoing_mails where user_id = $1`,
        [user.id],
      )
    )
      .map(({ news }) => news)
      .sort();

  it('ends at once when it is cancelled, and what was not paid is owed no more', async () => {
    expect(await billing.cancel(user.id)).toMatchObject({ status: 'canceled', reason: 'ended' });
    const shown = await billing.show(user.id);
    expect(shown).toMatchObject({ next_charge: null, invoices: [{ status: 'void' }, { status: 'paid' }] });
    payElsewhere();
    harness.pass(40 * DAY_MS);
    await deliverAll();
    expect(stripe().charged).toBe(13_950);
    expect((await lines())[0]).toBe('Cancelled; the unpaid month is not charged');
    expect(await mails()).toEqual(['cancelled_unpaid', 'payment_failed', 'started']);
    await expect(billing.cancel(user.id)).rejects.toThrow(NoSubscriptionError);
    await expect(billing.reactivate(user.id)).rejects.toThrow(NoSubscriptionError);
  });

  it('can be cancelled after its days of grace as well, and begun anew at once', async () => {
    harness.clock.advanceMs(7 * DAY_MS);
    expect((await billing.show(user.id)).subscription).toMatchObject({ reason: 'payment_failed' });
    expect(await billing.cancel(user.id)).toMatchObject({ reason: 'ended' });
    await subscribe(WORKS);
    expect((await billing.show(user.id)).subscription).toMatchObject({ status: 'active', reason: 'paid' });
    expect(stripe().charged).toBe(27_900);
  });

  it('is left for the free plan without being charged for it later', async () => {
    const plans = harness.get(SubscriptionsService);
    harness.clock.advanceMs(7 * DAY_MS);
    expect((await billing.show(user.id)).subscription).toMatchObject({ reason: 'payment_failed' });
    expect(await plans.startFreePlan(user.id)).toMatchObject({ plan_type: 'free', status: 'active' });
    harness.pass(40 * DAY_MS);
    await deliverAll();
    const { subscription, invoices } = await billing.show(user.id);
    expect(subscription).toMatchObject({ plan_type: 'free', status: 'active' });
    expect(invoices[0]).toMatchObject({ status: 'void' });
  });

  it('is kept where it was paid before the free plan was asked for', async () => {
    harness.clock.advanceMs(7 * DAY_MS);
    await billing.show(user.id);
    payElsewhere();
    expect(await harness.get(SubscriptionsService).startFreePlan(user.id)).toMatchObject({
      plan_type: 'monthly',
      reason: 'paid',
    });
  });

  it('that was ended on Stripe’s pages is owed no more either, also where Stripe was away as it was found', async () => {
    stripe().endNow(stripe().subscriptions()[0]?.id ?? '');
    stripe().fault({ kind: '500', times: 2, only: 'GET /v1/invoices' });
    await expect(billing.cancel(user.id)).rejects.toThrow(PaymentUnavailableError);
    await deliverAll();
    const { subscription, invoices } = await billing.show(user.id);
    expect(subscription).toMatchObject({ reason: 'ended' });
    expect(invoices[0]).toMatchObject({ status: 'void' });
    expect(await mails()).toEqual(['cancelled_unpaid', 'payment_failed', 'started']);
  });

  it.each(['GET /v1/invoices', 'POST /v1/invoices'])(
    'that is paid while it is being cancelled (before %s) is kept until its period ends',
    async (call) => {
      stripe().before(call, payElsewhere);
      expect(await billing.cancel(user.id)).toMatchObject({
        status: 'active',
        reason: 'paid',
        cancel_at_period_end: true,
      });
      await deliverAll();
      expect(stripe().charged).toBe(27_900);
      expect((await lines()).slice(0, 2)).toEqual([
        'Cancelled for the end of the month',
        'The failed payment was paid',
      ]);
      expect(await mails()).toEqual(['cancelled', 'payment_failed', 'recovered', 'started']);
    },
  );

  it('cannot be paid any more at the moment in which it ends', async () => {
    stripe().before('DELETE /v1/subscriptions', payElsewhere);
    expect(await billing.cancel(user.id)).toMatchObject({ status: 'canceled', reason: 'ended' });
    expect(stripe().charged).toBe(13_950);
  });

  it('is kept where it is paid while the free plan is being started', async () => {
    harness.clock.advanceMs(7 * DAY_MS);
    await billing.show(user.id);
    stripe().before('POST /v1/invoices', payElsewhere);
    expect(await harness.get(SubscriptionsService).startFreePlan(user.id)).toMatchObject({
      plan_type: 'monthly',
      reason: 'paid',
      cancel_at_period_end: false,
    });
  });

  it('says nothing of an end where Stripe is away after its invoice became void, and can be cancelled again', async () => {
    stripe().fault({ kind: '500', times: 2, only: 'DELETE /v1/subscriptions' });
    await expect(billing.cancel(user.id)).rejects.toThrow(PaymentUnavailableError);
    expect((await billing.show(user.id)).subscription).toMatchObject({ reason: 'grace' });
    expect(await billing.cancel(user.id)).toMatchObject({ reason: 'ended' });
    expect(stripe().charged).toBe(13_950);
  });

  it('ends after the last attempt, which is told apart from a cancellation', async () => {
    harness.pass(12 * DAY_MS);
    await deliverAll();
    const { subscription, invoices } = await billing.show(user.id);
    expect(subscription).toMatchObject({ reason: 'ended_unpaid' });
    expect(invoices[0]).toMatchObject({ status: 'void' });
    expect((await lines())[0]).toBe('Ended: the payment did not arrive');
    expect(await mails()).toEqual(['ended_unpaid', 'payment_failed', 'started']);
  });

  it('that is cancelled on Stripe’s own pages says so once, and what is paid after all is kept until its end', async () => {
    const [subscription] = stripe().subscriptions();
    stripe().cancelAtPeriodEnd(subscription?.id ?? '');
    await deliverAll();
    expect(await lines()).toEqual([
      'Cancelled for the end of the month',
      'Payment failed; open for the days of grace',
      'Monthly plan paid',
    ]);
    stripe().useCard(subscription?.customer ?? '', WORKS);
    await deliverAll();
    expect((await lines())[0]).toBe('The failed payment was paid');
    expect(await mails()).toEqual(['cancelled_owing', 'payment_failed', 'recovered_to_end', 'started']);
  });
});
