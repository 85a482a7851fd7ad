import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../test/support/services/accounts-module.js';
import {
  FreePlanNotSelfServedError,
  NoFreePlanError,
  SubscriptionsService,
} from './subscriptions.service.js';

const FREE = {
  status: 'active',
  plan_type: 'free',
  current_period_end: null,
  cancel_at_period_end: false,
  reason: 'free_plan',
  grace_until: null,
};

describe('The free plan', () => {
  let accounts: AccountsUnderTest;
  let subscriptions: SubscriptionsService;
  let userId: string;

  beforeAll(async () => {
    accounts = await startAccounts();
    subscriptions = accounts.get(SubscriptionsService);
  });
  afterAll(() => accounts.close());
  beforeEach(async () => {
    userId = (await aProfile(accounts.database)).id;
  });

  const subscribed = (subscription: Record<string, unknown>) =>
    insertRow(accounts.database, 'user_subscriptions', { user_id: userId, ...subscription });
  const mailed = () =>
    accounts.database.query(
      `select facts->'billing'->>'news' as news from outgoing_mails where user_id = $1 order by created_at`,
      [userId],
    );
  const audited = () =>
    accounts.database.query('select actor_id, action from audit_log where entity_id = $1', [userId]);

  it('is started once, however often and however much at once it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscriptions.startFreePlan(userId)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(FREE)));
    expect(await subscriptions.find(userId)).toEqual(FREE);
    expect(await subscriptions.changesOf(userId)).toHaveLength(1);
    expect(await audited()).toEqual([]);
  });

  it('does not take the place of an active monthly plan', async () => {
    await subscribed({ status: 'active', plan_type: 'monthly', cancel_at_period_end: true });
    expect(await subscriptions.startFreePlan(userId)).toMatchObject({
      plan_type: 'monthly',
      cancel_at_period_end: true,
    });
  });

  it('follows a plan that has ended', async () => {
    await subscribed({
      status: 'canceled',
      plan_type: 'monthly',
      cancel_at_period_end: true,
      current_period_end: new Date(0),
    });
    expect(await subscriptions.startFreePlan(userId)).toEqual(FREE);
  });

  it('is audited and told by mail when staff give it, once', async () => {
    const { id: staff } = await aProfile(accounts.database, { is_admin: true });
    await subscriptions.grantFreePlan(userId, staff);
    await subscriptions.grantFreePlan(userId, staff);
    expect(await audited()).toEqual([{ actor_id: staff, action: 'subscription.granted' }]);
    expect(await mailed()).toEqual([{ news: 'free_granted' }]);
  });

  it('leaves a line in the user’s history each time that it changes their access', async () => {
    const { id: staff } = await aProfile(accounts.database, { is_admin: true });
    await subscriptions.startFreePlan(userId);
    await subscriptions.startFreePlan(userId);
    await subscriptions.endFreePlan(userId, staff);
    await expect(subscriptions.endFreePlan(userId, staff)).rejects.toThrow(NoFreePlanError);
    expect(await subscriptions.changesOf(userId)).toMatchObject([
      { cause: 'staff', actor_id: staff, opens: false, opened_before: true, reason: 'ended' },
      { cause: 'user', actor_id: null, opens: true, opened_before: false, reason: 'free_plan' },
    ]);
    expect(await audited()).toEqual([{ actor_id: staff, action: 'subscription.ended' }]);
    expect(await mailed()).toEqual([{ news: 'free_ended' }]);
  });

  it('is offered as available, the monthly plan as not where payment is not connected', async () => {
    expect(await subscriptions.plans()).toMatchObject([
      { plan_type: 'free', price: { amount: 0, currency: 'usd' }, available: true },
      { plan_type: 'monthly', price: { amount: 13_950, currency: 'usd' }, available: false },
    ]);
  });
});

describe('The free plan where only staff give it', () => {
  let accounts: AccountsUnderTest;

  beforeAll(async () => {
    accounts = await startAccounts({ FREE_PLAN_SELF_SERVE: 'false' });
  });
  afterAll(() => accounts.close());

  it('cannot be started by the user, but be given', async () => {
    const subscriptions = accounts.get(SubscriptionsService);
    const { id } = await aProfile(accounts.database);
    await expect(subscriptions.startFreePlan(id)).rejects.toThrow(FreePlanNotSelfServedError);
    expect(await subscriptions.find(id)).toBeNull();
    expect((await subscriptions.plans()).some(({ available }) => available)).toBe(false);
    expect(await subscriptions.grantFreePlan(id, null)).toEqual(FREE);
  });
});
