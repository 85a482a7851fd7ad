import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../../test/builders/profile.builder.js';
import {
  startPayments,
  type PaymentsHarness,
} from '../../../../../test/support/services/payments-harness.js';
import { SubscriptionsService } from '../../subscriptions.service.js';
import { CheckoutService } from './checkout.service.js';
import { AlreadySubscribedError } from '../payment.errors.js';
import { StripeClient } from '../stripe/stripe.client.js';

describe('A checkout', () => {
  let harness: PaymentsHarness;
  let checkouts: CheckoutService;
  let user: { id: string; email: string };

  beforeAll(async () => {
    harness = await startPayments();
    checkouts = harness.get(CheckoutService);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    stripe().reset();
    user = await aProfile(harness.database);
  });

  const stripe = () => harness.sandbox.stripe;
  const begin = (attempt: string = randomUUID()) =>
    checkouts.begin(user, { shown: { amount: 13_950, currency: 'usd' }, attempt });
  const openOnes = () =>
    stripe()
      .sessions()
      .filter(({ status }) => status === 'open');

  async function subscribe(): Promise<string> {
    const session = (await begin()).split('/').at(-1) ?? '';
    stripe().pay(session);
    await checkouts.confirm(user.id, session);
    return stripe().customers()[0]?.id ?? '';
  }

  /** What a restored backup does to somebody who paid after it was made. */
  async function forgetCustomer(): Promise<void> {
    for (const table of ['payment_customers', 'user_subscriptions'])
      await harness.database.query(`delete from ${table} where user_id = $1`, [user.id]);
  }

  it('is the only open one of many that are asked for at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => begin()));
    expect(stripe().sessions()).toHaveLength(6);
    expect(openOnes()).toHaveLength(1);
  });

  it('is the same for a second click, and can still be paid', async () => {
    const attempt = randomUUID();
    const [first, second] = [await begin(attempt), await begin(attempt)];
    expect(second).toBe(first);
    expect(openOnes()).toHaveLength(1);
  });

  it('finds the customer whose row was lost with a restore, so that nobody pays a second time', async () => {
    await subscribe();
    await forgetCustomer();
    await expect(begin()).rejects.toThrow(AlreadySubscribedError);
    expect(stripe().customers()).toHaveLength(1);
    expect(await harness.get(SubscriptionsService).find(user.id)).toMatchObject({ plan_type: 'monthly' });
  });

  it('finds the customer of another address as well, and of several the one that pays', async () => {
    const customer = await subscribe();
    await harness.get(StripeClient).createCustomer({ ...user, email: 'first@example.test' }, customer);
    harness.pass(60_000);
    await forgetCustomer();
    user = { ...user, email: 'second@example.test' };
    await expect(begin()).rejects.toThrow(AlreadySubscribedError);
    expect(stripe().customers()).toHaveLength(2);
    expect(await harness.get(SubscriptionsService).find(user.id)).toMatchObject({ plan_type: 'monthly' });
  });

  it('makes no second customer of somebody who never paid, and none of one who was deleted', async () => {
    await begin();
    await forgetCustomer();
    await begin();
    expect(stripe().customers()).toHaveLength(1);
    await forgetCustomer();
    stripe().deleteCustomer(stripe().customers()[0]?.id ?? '');
    harness.pass(60_000);
    user = { ...user, email: 'later@example.test' };
    await begin();
    expect(
      stripe()
        .customers()
        .filter(({ deleted }) => !deleted),
    ).toHaveLength(1);
  });
});
