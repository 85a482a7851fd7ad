import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../test/support/accounts-module.js';
import { FreePlanNotSelfServedError, SubscriptionsService } from './subscriptions.service.js';

const FREE = { status: 'active', plan_type: 'free', current_period_end: null, cancel_at_period_end: false };

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
  const audited = () =>
    accounts.database.query('select actor_id, action from audit_log where entity_id = $1', [userId]);

  it('is started once, however often and however much at once it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscriptions.startFreePlan(userId)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => FREE));
    expect(await subscriptions.find(userId)).toEqual(FREE);
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

  it('is audited when staff give it, once', async () => {
    const { id: staff } = await aProfile(accounts.database, { is_admin: true });
    await subscriptions.grantFreePlan(userId, staff);
    await subscriptions.grantFreePlan(userId, staff);
    expect(await audited()).toEqual([{ actor_id: staff, action: 'subscription.granted' }]);
  });

  it('is offered as available, the monthly plan as not yet', () => {
    expect(subscriptions.plans()).toMatchObject([
      { plan_type: 'free', price_usd: 0, available: true },
      { plan_type: 'monthly', price_usd: 139.5, available: false },
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
    expect(subscriptions.plans().some(({ available }) => available)).toBe(false);
    expect(await subscriptions.grantFreePlan(id, null)).toEqual(FREE);
  });
});
