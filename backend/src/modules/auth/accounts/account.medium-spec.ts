import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { AccountReader } from '../../../platform/access/account-reader.js';

describe('What the gate reads of an account', () => {
  let accounts: AccountsUnderTest;

  beforeAll(async () => {
    accounts = await startAccounts();
  });
  afterAll(() => accounts.close());

  const read = async (subscription: { status: string; plan_type: string } | null, profile = {}, life = 1) => {
    const { database, clock } = accounts;
    const user = await aProfile(database, profile);
    if (subscription) await insertRow(database, 'user_subscriptions', { user_id: user.id, ...subscription });
    const session = await insertRow<{ id: string }>(database, 'auth_sessions', {
      user_id: user.id,
      created_at: clock.now(),
      last_used_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + life),
      user_agent: '',
      ip: '',
    });
    return accounts.get(AccountReader).findBySession(user.id, session.id);
  };

  it.each([
    [null, false],
    [{ status: 'active', plan_type: 'free' }, true],
    [{ status: 'active', plan_type: 'monthly' }, true],
    [{ status: 'canceled', plan_type: 'monthly' }, false],
    [{ status: 'past_due', plan_type: 'free' }, false],
  ])('is whether it pays: %j → %s', async (subscription, subscription_active) => {
    expect(await read(subscription)).toMatchObject({ subscription_active });
  });

  it('is who it is and what it may do', async () => {
    expect(await read(null, { is_admin: true, token_version: 7, time_zone: 'Asia/Tokyo' })).toMatchObject({
      is_admin: true,
      token_version: 7,
      time_zone: 'Asia/Tokyo',
      subscription_active: false,
    });
  });

  it('is nothing once the session is over', async () => {
    expect(await read(null, {}, 0)).toBeNull();
  });
});
