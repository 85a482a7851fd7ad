import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { AccountReader } from '../../../platform/access/account-reader.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { UsersService } from '../../users/users.service.js';
import { SessionEndedError } from '../auth.errors.js';
import { REFRESH_GRACE_MS, ROTATIONS_PER_MINUTE } from '../auth.limits.js';
import type { Client } from './client.js';
import { EndingsService } from '../accounts/endings.service.js';
import { SessionsService, type SignedIn } from './sessions.service.js';

const LAPTOP: Client = { address: '203.0.113.7', userAgent: 'Firefox on a laptop' };
const THIEF: Client = { address: '198.51.100.9', userAgent: 'curl' };
const IDLE_SECONDS = 3_600;
const ABSOLUTE_SECONDS = 10_000;

function sessionIdOf({ accessToken }: SignedIn): string {
  const [, claims = ''] = accessToken.value.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}

describe('Sessions', () => {
  let accounts: AccountsUnderTest;
  let sessions: SessionsService;
  let profile: Profile;
  let signedIn: SignedIn;

  beforeAll(async () => {
    accounts = await startAccounts({
      SESSION_IDLE_SECONDS: String(IDLE_SECONDS),
      SESSION_ABSOLUTE_SECONDS: String(ABSOLUTE_SECONDS),
    });
    sessions = accounts.get(SessionsService);
  });
  afterAll(() => accounts.close());
  beforeEach(async () => {
    profile = await aProfile(accounts.database);
    signedIn = await sessions.start(profile, LAPTOP);
  });

  const refresh = (token: string, client = LAPTOP) => sessions.refresh(token, client);
  const isAlive = async ({ accessToken }: SignedIn) => (await sessions.current(accessToken.value)) !== null;
  const tokenRows = () =>
    accounts.database.query<{ used: boolean }>(
      `select used_at is not null as used from refresh_tokens t join auth_sessions s on s.id = t.session_id
        where s.user_id = $1 order by t.created_at, used desc`,
      [profile.id],
    );
  const auditRows = () =>
    accounts.database.query<{ action: string }>(
      `select action from audit_log where user_id = $1 and actor_id is null`,
      [profile.id],
    );

  it('go on with fresh tokens, and nothing in the database is one of them', async () => {
    const next = await refresh(signedIn.refreshToken.value);
    expect(next.refreshToken.value).not.toBe(signedIn.refreshToken.value);
    expect(next.profile.id).toBe(profile.id);
    expect(await tokenRows()).toEqual([{ used: true }, { used: false }]);
    const stored = JSON.stringify(await accounts.database.query('select * from refresh_tokens'));
    for (const { refreshToken } of [signedIn, next]) expect(stored).not.toContain(refreshToken.value);
  });

  it('say when their user was seen last, once an hour', async () => {
    const seenAt = async () => {
      const [row] = await accounts.database.query<{ last_seen_at: Date }>(
        'select last_seen_at from profiles where id = $1',
        [profile.id],
      );
      return row?.last_seen_at;
    };
    const begun = accounts.clock.now();
    expect(await seenAt()).toEqual(begun);
    accounts.clock.advanceMs(3_000_000);
    const next = await refresh(signedIn.refreshToken.value);
    expect(await seenAt()).toEqual(begun);
    accounts.clock.advanceMs(600_000);
    await refresh(next.refreshToken.value);
    expect(await seenAt()).toEqual(accounts.clock.now());
  });

  it('are given few tokens in a minute, however often they are renewed, and go on', async () => {
    let token = signedIn.refreshToken.value;
    for (let renewal = 0; renewal < 60; renewal += 1) {
      const next = await refresh(token);
      token = next.refreshToken.value;
      expect(await isAlive(next)).toBe(true);
    }
    expect((await tokenRows()).length).toBeLessThanOrEqual(ROTATIONS_PER_MINUTE);
    accounts.clock.advanceMs(61_000);
    expect((await refresh(token)).refreshToken.value).not.toBe(token);
  });

  it('answer a lost refresh again, with the same successor', async () => {
    const lost = await refresh(signedIn.refreshToken.value);
    accounts.clock.advanceMs(REFRESH_GRACE_MS);
    const again = await refresh(signedIn.refreshToken.value);
    expect(again.refreshToken.value).toBe(lost.refreshToken.value);
    expect(await isAlive(again)).toBe(true);
    expect(await tokenRows()).toHaveLength(2);
  });

  it('survive twenty refreshes at the same instant, from two processes, with one successor', async () => {
    const other = (await accounts.another()).get(SessionsService);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? other : sessions).refresh(signedIn.refreshToken.value, LAPTOP),
      ),
    );
    expect(new Set(answers.map(({ refreshToken }) => refreshToken.value)).size).toBe(1);
    expect(await tokenRows()).toHaveLength(2);
    expect(await auditRows()).toEqual([]);
  });

  describe('end as a whole, with an audit row, when a used token comes back', () => {
    it('after the grace', async () => {
      const next = await refresh(signedIn.refreshToken.value);
      accounts.clock.advanceMs(REFRESH_GRACE_MS + 1);
      await expect(refresh(signedIn.refreshToken.value)).rejects.toThrow(SessionEndedError);
      await expect(refresh(next.refreshToken.value)).rejects.toThrow(SessionEndedError);
      expect(await isAlive(next)).toBe(false);
      expect(await auditRows()).toEqual([{ action: 'session.token_reused' }]);
    });

    it('within the grace but from another client', async () => {
      const next = await refresh(signedIn.refreshToken.value);
      await expect(refresh(signedIn.refreshToken.value, THIEF)).rejects.toThrow(SessionEndedError);
      await expect(refresh(next.refreshToken.value)).rejects.toThrow(SessionEndedError);
      expect(await auditRows()).toHaveLength(1);
    });

    it('within the grace but when its successor was already used', async () => {
      const next = await refresh(signedIn.refreshToken.value);
      await refresh(next.refreshToken.value);
      await expect(refresh(signedIn.refreshToken.value)).rejects.toThrow(SessionEndedError);
    });

    it('and the other devices stay signed in', async () => {
      const phone = await sessions.start(profile, { ...LAPTOP, userAgent: 'phone' });
      await refresh(signedIn.refreshToken.value);
      await expect(refresh(signedIn.refreshToken.value, THIEF)).rejects.toThrow(SessionEndedError);
      expect(await isAlive(phone)).toBe(true);
    });
  });

  it('end after their idle life, which each refresh starts anew', async () => {
    const start = accounts.clock.now().getTime();
    expect(signedIn.expiresAt).toEqual(new Date(start + IDLE_SECONDS * 1000));
    accounts.clock.advanceMs(IDLE_SECONDS * 1000 - 1);
    const next = await refresh(signedIn.refreshToken.value);
    expect(next.expiresAt.getTime()).toBe(accounts.clock.now().getTime() + IDLE_SECONDS * 1000);
    accounts.clock.advanceMs(IDLE_SECONDS * 1000);
    await expect(refresh(next.refreshToken.value)).rejects.toThrow(SessionEndedError);
  });

  it('end at their absolute end, however busy they are', async () => {
    const absoluteEnd = accounts.clock.now().getTime() + ABSOLUTE_SECONDS * 1000;
    let latest = signedIn;
    for (let hour = 0; hour < 3; hour += 1) {
      accounts.clock.advanceMs(3_000_000);
      latest = await refresh(latest.refreshToken.value);
    }
    expect(latest.expiresAt.getTime()).toBe(absoluteEnd);
    accounts.clock.set(new Date(absoluteEnd));
    expect(await isAlive(latest)).toBe(false);
    await expect(refresh(latest.refreshToken.value)).rejects.toThrow(SessionEndedError);
  });

  it.each(['', 'short', 'x'.repeat(43), 'x'.repeat(500)])(
    'are not refreshed by a token that is none of ours: %j',
    async (token) => {
      await expect(refresh(token)).rejects.toThrow(SessionEndedError);
    },
  );

  it('are unknown by an access token that has expired, although they can still be refreshed', async () => {
    expect(await isAlive(signedIn)).toBe(true);
    accounts.clock.advanceMs(600_000);
    expect(await isAlive(signedIn)).toBe(false);
    expect(await isAlive(await refresh(signedIn.refreshToken.value))).toBe(true);
  });

  it('end on one device or on all of them', async () => {
    const [phone, tablet] = [await sessions.start(profile, LAPTOP), await sessions.start(profile, LAPTOP)];
    const gate = accounts.get(AccountReader);
    await sessions.end(profile.id, sessionIdOf(phone));
    expect(await isAlive(phone)).toBe(false);
    expect(await isAlive(tablet)).toBe(true);

    await accounts.get(EndingsService).end('signed_out', profile.id);
    for (const one of [signedIn, tablet]) {
      expect(await isAlive(one)).toBe(false);
      expect(await gate.findBySession(profile.id, sessionIdOf(one))).toBeNull();
      await expect(refresh(one.refreshToken.value)).rejects.toThrow(SessionEndedError);
    }
    const fresh = await accounts.get(UsersService).get(profile.id);
    expect(await isAlive(await sessions.start(fresh, LAPTOP))).toBe(true);
  });

  it('belong to one user: nobody else ends them or passes the gate with them', async () => {
    const stranger = await aProfile(accounts.database);
    const sid = sessionIdOf(signedIn);
    await sessions.end(stranger.id, sid);
    expect(await isAlive(signedIn)).toBe(true);
    expect(await accounts.get(AccountReader).findBySession(stranger.id, sid)).toBeNull();
    expect(await accounts.get(AccountReader).findBySession(profile.id, randomUUID())).toBeNull();
  });
});
