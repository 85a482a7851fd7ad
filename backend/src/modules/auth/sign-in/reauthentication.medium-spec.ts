import { MINUTE_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { TooManyAttemptsError, WrongPasswordError } from '../auth.errors.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ReauthenticationRequiredError, ReauthenticationService } from './reauthentication.service.js';

import { USER_ALLOWANCES } from '../allowances/user-allowances.limits.js';

describe('Proving once more who is there', () => {
  let accounts: AccountsUnderTest;
  let service: ReauthenticationService;
  let who: { userId: string; sessionId: string };

  beforeAll(async () => {
    accounts = await startAccounts();
    service = accounts.get(ReauthenticationService, { strict: false });
  });
  afterAll(() => accounts.close());
  beforeEach(async () => {
    who = await signedIn();
  });

  const signedIn = async () => {
    const { id: user_id } = await aProfile(accounts.database);
    const now = accounts.clock.now();
    const session = await insertRow<{ id: string }>(accounts.database, 'auth_sessions', {
      user_id,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 60 * MINUTE_MS),
      user_agent: 'Firefox',
      ip: '203.0.113.7',
    });
    return { userId: user_id, sessionId: session.id };
  };
  const setPassword = async (password: string) => {
    const password_hash = await accounts.get(PasswordHasher, { strict: false }).hash(password);
    await insertRow(accounts.database, 'user_credentials', { user_id: who.userId, password_hash });
  };

  it('takes the password where there is one, and no other and none', async () => {
    await setPassword('a quiet harbour');
    await service.prove(who, 'a quiet harbour');
    await expect(service.prove(who, 'a loud harbour')).rejects.toThrow(WrongPasswordError);
    await expect(service.prove(who, undefined)).rejects.toThrow(WrongPasswordError);
  });

  it('lets nobody try many passwords', async () => {
    await setPassword('a quiet harbour');
    for (let attempt = 0; attempt < USER_ALLOWANCES.reauthentication.points; attempt += 1) {
      await expect(service.prove(who, `guess ${attempt}`)).rejects.toThrow(WrongPasswordError);
    }
    await expect(service.prove(who, 'a quiet harbour')).rejects.toThrow(TooManyAttemptsError);
  });

  it('without a password takes a session of ten minutes at most', async () => {
    accounts.clock.advanceMs(10 * MINUTE_MS);
    await service.prove(who, undefined);
    accounts.clock.advanceMs(1);
    await expect(service.prove(who, 'anything')).rejects.toThrow(ReauthenticationRequiredError);
  });

  it('takes no session of another user', async () => {
    const other = await signedIn();
    await expect(service.prove({ ...who, sessionId: other.sessionId }, undefined)).rejects.toThrow(
      ReauthenticationRequiredError,
    );
  });
});
