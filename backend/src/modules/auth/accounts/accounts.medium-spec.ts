import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { AccountsService, type NewAccount } from './accounts.service.js';
import { EmailTakenError } from '../auth.errors.js';

describe('Accounts', () => {
  let harness: AccountsUnderTest;
  let accounts: AccountsService;

  beforeAll(async () => {
    harness = await startAccounts();
    accounts = harness.get(AccountsService);
  });
  afterAll(() => harness.close());

  const anAccount = (overrides: Partial<NewAccount> = {}): NewAccount => ({
    email: `${randomUUID()}@example.test`,
    password: 'correct horse',
    ...overrides,
  });
  const create = (account: NewAccount) => accounts.create(account, async (profile) => profile);

  it('start with what was given: the name, its first word, the zone and the source', async () => {
    const account = anAccount({
      full_name: ' Ada  Lovelace ',
      time_zone: 'Asia/Kolkata',
      signup_source: 'talk',
    });
    expect(await create(account)).toMatchObject({
      email: account.email,
      full_name: 'Ada Lovelace',
      first_name: 'Ada',
      time_zone: 'Asia/Kolkata',
      signup_source: 'talk',
      is_admin: false,
      onboarding_completed: false,
      content_pillars: [],
      weekly_posting_goal: 3,
    });
    expect(await create(anAccount())).toMatchObject({ full_name: null, first_name: null, time_zone: 'UTC' });
    expect(await create(anAccount({ full_name: ' \u200B' }))).toMatchObject({
      full_name: null,
      first_name: null,
    });
  });

  it('are opened by their own password only', async () => {
    const account = anAccount();
    const { id } = await create(account);
    expect(await accounts.authenticate(account.email, account.password)).toMatchObject({ id });
    expect(await accounts.authenticate(account.email, 'correct horsf')).toBeNull();
    expect(await accounts.authenticate('nobody@example.test', account.password)).toBeNull();
  });

  it('exist once per email, also when ten people take it at the same instant', async () => {
    const account = anAccount();
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => create(account)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(EmailTakenError);
    }
  });

  it('leave nothing behind when what belongs to their making fails', async () => {
    const account = anAccount();
    const failing = accounts.create(account, async () => {
      throw new Error('no session today');
    });
    await expect(failing).rejects.toThrow('no session today');
    await expect(create(account)).resolves.toMatchObject({ email: account.email });
  });

  it('get a stronger hash at the next sign-in when the parameters have risen', async () => {
    const account = anAccount();
    const { id } = await create(account);
    const weak = await hash(account.password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await harness.database.query('update user_credentials set password_hash = $2 where user_id = $1', [
      id,
      weak,
    ]);

    expect(await accounts.authenticate(account.email, 'wrong horse')).toBeNull();
    const storedHash = async () =>
      (
        await harness.database.query<{ password_hash: string }>(
          'select password_hash from user_credentials where user_id = $1',
          [id],
        )
      )[0]?.password_hash;
    expect(await storedHash()).toBe(weak);

    expect(await accounts.authenticate(account.email, account.password)).not.toBeNull();
    expect(await storedHash()).toMatch(/m=19456,t=2/);
    expect(await accounts.authenticate(account.email, account.password)).not.toBeNull();
  });

  it('can be made sure of again and again without changing the one that is there', async () => {
    const account = anAccount({ full_name: 'Ada' });
    const first = await accounts.ensure(account);
    const second = await accounts.ensure({ ...account, password: 'another one', full_name: 'Bob' });
    expect(first.created).toBe(true);
    expect(second).toEqual({ profile: first.profile, created: false });
    expect(await accounts.authenticate(account.email, account.password)).not.toBeNull();
  });
});
