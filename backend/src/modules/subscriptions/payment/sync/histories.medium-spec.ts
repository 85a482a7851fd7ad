import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chooseSubscription, DAY_MS, isLive, planStateOf, type ProviderSubscription } from '@drumbeat/domain';
import fc from 'fast-check';
import { aProfile } from '../../../../../test/builders/profile.builder.js';
import {
  startPayments,
  type PaymentsHarness,
} from '../../../../../test/support/services/payments-harness.js';
import { SubscriptionsService } from '../../subscriptions.service.js';
import { BillingService } from '../checkout/billing.service.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { PaymentsSweeper } from './payments.sweeper.js';

const CARDS = ['4242424242424242', '4000000000000341', '4000002760003184'];
const PRICE = { amount: 13_950, currency: 'usd' };

/** One thing that happens, and what becomes of the messages about it. */
interface Step {
  readonly what:
    'pay' | 'pay_twice' | 'return' | 'cancel' | 'resume' | 'card' | 'end' | 'refund' | 'delete' | 'days';
  readonly card: string;
  readonly days: number;
  /** For each message of the step, in turn. */
  readonly fates: readonly ('deliver' | 'twice' | 'lose' | 'late')[];
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('pay' as const, 'days' as const) },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        ...(['pay_twice', 'return', 'cancel', 'resume', 'card', 'end', 'refund', 'delete'] as const),
      ),
    },
  ),
  card: fc.constantFrom(...CARDS),
  days: fc.integer({ min: 1, max: 40 }),
  fates: fc.array(fc.constantFrom('deliver' as const, 'twice' as const, 'lose' as const, 'late' as const), {
    minLength: 6,
    maxLength: 6,
  }),
});

describe('Any history at the payment service, told twice, late, out of order or not at all', () => {
  let harness: PaymentsHarness;

  beforeAll(async () => {
    harness = await startPayments();
  });
  afterAll(() => harness.close());

  it('ends in the state that is true there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const history = await newHistory(harness);
        for (const one of steps) await history.take(one);
        await history.reconcile();
        const { counts, plan, live } = await history.truth();
        const now = harness.clock.now();
        const isOpen = counts !== null && planStateOf(counts, now).opens;
        expect(plan?.status === 'active').toBe(isOpen);
        if (plan && counts) expect(plan.reason).toBe(planStateOf(counts, now).reason);
        // Whatever was paid beside each other, one is left that can be charged.
        expect(live).toBeLessThanOrEqual(1);
      }),
      { numRuns: 25 },
    );
  });
});

async function newHistory(harness: PaymentsHarness) {
  const { stripe } = harness.sandbox;
  stripe.reset();
  await harness.database.query('delete from payment_events');
  const user = await aProfile(harness.database);
  const checkouts = harness.get(CheckoutService);
  const billing = harness.get(BillingService);
  const sweeper = harness.get(PaymentsSweeper);
  const late: string[] = [];
  let told = 0;
  let lastSession: string | null = null;

  const attempt = async (work: () => Promise<unknown>) => {
    // What is refused (a second plan, a plan that has ended) is a step that changes nothing.
    await work().catch(() => undefined);
  };
  const begin = async () => {
    const url = await checkouts.begin(user, { shown: PRICE, attempt: randomUUID() });
    return url.split('/').at(-1) ?? '';
  };
  const newest = () => stripe.subscriptions().at(-1);

  const happen = async ({ what, card, days }: Step): Promise<void> => {
    switch (what) {
      case 'pay':
        lastSession = await begin();
        stripe.pay(lastSession, { card });
        return;
      case 'pay_twice': {
        const first = await begin();
        const second = await begin();
        // Both pages are open in their tabs, as if the second request had overtaken the first.
        Object.assign(stripe.sessions().find(({ id }) => id === first) ?? {}, { status: 'open' });
        stripe.pay(first, { card });
        stripe.pay(second);
        lastSession = second;
        return;
      }
      case 'return':
        if (lastSession !== null) await checkouts.confirm(user.id, lastSession);
        return;
      case 'cancel':
      case 'resume':
        await (what === 'cancel' ? billing.cancel(user.id) : billing.reactivate(user.id));
        return;
      case 'card':
        stripe.useCard(newest()?.customer ?? '', card);
        return;
      case 'end':
        if (newest()?.status !== 'canceled') stripe.endNow(newest()?.id ?? '');
        return;
      case 'refund':
        stripe.refundInvoice(newest()?.latest_invoice ?? '');
        return;
      case 'delete':
        stripe.deleteCustomer(newest()?.customer ?? '');
        return;
      case 'days':
        harness.pass(days * DAY_MS);
    }
  };

  return {
    take: async (one: Step): Promise<void> => {
      await attempt(() => happen(one));
      const fresh = stripe.events().slice(told);
      told = stripe.events().length;
      // The newest first: none may rely on what came before it.
      for (const [index, { id }] of [...fresh].reverse().entries()) {
        const fate = one.fates[index % one.fates.length];
        if (fate === 'late') late.push(id);
        if (fate === 'deliver' || fate === 'twice') await harness.deliver(id);
        if (fate === 'twice') await harness.deliver(id);
      }
    },
    /** What happens in a day at most: late messages arrive, lost ones are listed, and plans are compared. */
    reconcile: async (): Promise<void> => {
      for (const id of late) await harness.deliver(id);
      await sweeper.findLost();
      await harness.work();
      harness.clock.advanceMs(DAY_MS + 1_000);
      await sweeper.check();
    },
    truth: async () => {
      const there = stripe.subscriptions().map((one): ProviderSubscription => {
        const [item] = one.items.data;
        const date = (seconds: number | undefined) =>
          seconds === undefined ? null : new Date(seconds * 1_000);
        return {
          id: one.id,
          status: one.status,
          created: new Date(one.created * 1_000),
          current_period_start: date(item?.current_period_start),
          current_period_end: date(item?.current_period_end),
          cancel_at_period_end: one.cancel_at_period_end,
          ended_unpaid: one.cancellation_details.reason === 'payment_failed',
        };
      });
      return {
        ...chooseSubscription(there, harness.clock.now()),
        live: there.filter(isLive).length,
        plan: await harness.get(SubscriptionsService).find(user.id),
      };
    },
  };
}
