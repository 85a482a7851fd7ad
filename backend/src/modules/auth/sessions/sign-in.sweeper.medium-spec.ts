import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { KnownDevicesRepository } from '../devices/known-devices.repository.js';
import { KnownDevicesService } from '../devices/known-devices.service.js';
import { LinkExpiredError, LinkInvalidError, LinkUsedError } from '../auth.errors.js';
import { OneTimeLinksRepository } from '../links/one-time-links.repository.js';
import { OneTimeLinksService } from '../links/one-time-links.service.js';
import { linkToken } from '../../../platform/access/link-token.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SignInSweeper } from './sign-in.sweeper.js';

const LAPTOP = { address: '203.0.113.7', userAgent: 'Firefox on a laptop' };

describe('What sign-in leaves behind', () => {
  let accounts: AccountsUnderTest;
  let sweeper: SignInSweeper;
  let sessions: SessionsService;
  let links: OneTimeLinksService;
  let profile: Profile;

  beforeAll(async () => {
    accounts = await startAccounts({
      SESSION_IDLE_SECONDS: String((2 * DAY_MS) / 1000),
      SESSION_ABSOLUTE_SECONDS: String((30 * DAY_MS) / 1000),
    });
    sessions = accounts.get(SessionsService);
    links = accounts.get(OneTimeLinksService);
    sweeper = new SignInSweeper(
      accounts.get(SessionsRepository),
      accounts.get(OneTimeLinksRepository),
      accounts.get(KnownDevicesRepository),
      accounts.get(AppConfig),
      accounts.get(Clock),
    );
  });
  afterAll(() => accounts.close());
  beforeEach(async () => {
    await accounts.database.query('delete from profiles');
    profile = await aProfile(accounts.database);
  });

  const countOf = async (table: string) =>
    (await accounts.database.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]
      ?.count;

  it('is a session for 7 days after somebody signed out, with its tokens, and then nothing', async () => {
    const { sessionId } = await sessions.start(profile, LAPTOP);
    await sessions.end(profile.id, sessionId);
    accounts.clock.advanceMs(7 * DAY_MS);
    await sweeper.run();
    expect(await countOf('auth_sessions')).toBe(1);
    accounts.clock.advanceMs(1);
    await sweeper.run();
    expect([await countOf('auth_sessions'), await countOf('refresh_tokens')]).toEqual([0, 0]);
  });

  it('is the same for a session that nobody used until it was over', async () => {
    await sessions.start(profile, LAPTOP);
    accounts.clock.advanceMs(9 * DAY_MS);
    await sweeper.run();
    expect(await countOf('auth_sessions')).toBe(1);
    accounts.clock.advanceMs(1);
    await sweeper.run();
    expect(await countOf('auth_sessions')).toBe(0);
  });

  it('never touches a session that lives', async () => {
    let { refreshToken } = await sessions.start(profile, LAPTOP);
    for (let day = 0; day < 20; day += 1) {
      accounts.clock.advanceMs(DAY_MS);
      ({ refreshToken } = await sessions.refresh(refreshToken.value, LAPTOP));
    }
    await sweeper.run();
    expect(await countOf('auth_sessions')).toBe(1);
  });

  it('is a link that says for a week what became of it, and then is unknown', async () => {
    const { auth } = accounts.get(AppConfig);
    const [used, unused] = [
      await links.create('magiclink', profile.id),
      await links.create('magiclink', profile.id),
    ];
    const redeem = ({ id }: { id: string }) => links.consume('magiclink', linkToken(auth.secret, id));
    await redeem(used);
    accounts.clock.advanceMs(15 * 60_000);
    await expect(redeem(used)).rejects.toThrow(LinkUsedError);
    await expect(redeem(unused)).rejects.toThrow(LinkExpiredError);
    accounts.clock.advanceMs(7 * DAY_MS + 1);
    await sweeper.run();
    await expect(redeem(used)).rejects.toThrow(LinkInvalidError);
    expect(await countOf('one_time_links')).toBe(0);
  });

  it('is a browser that stays known for as long as its cookie lasts', async () => {
    const devices = accounts.get(KnownDevicesService);
    const { deviceToken } = await devices.recognise(profile.id, undefined);
    accounts.clock.set(new Date(deviceToken.expiresAt.getTime()));
    await sweeper.run();
    expect(await devices.recognise(profile.id, deviceToken.value)).toMatchObject({ isUnexpected: false });
    accounts.clock.advanceMs(400 * DAY_MS + 1);
    await sweeper.run();
    expect(await countOf('known_devices')).toBe(0);
  });
});

describe('A one-time link', () => {
  let accounts: AccountsUnderTest;

  beforeAll(async () => {
    accounts = await startAccounts();
  });
  afterAll(() => accounts.close());

  it('is spent by one of forty processes’ tries at the same instant', async () => {
    const profile = await aProfile(accounts.database);
    const here = accounts.get(OneTimeLinksService);
    const there = (await accounts.another()).get(OneTimeLinksService);
    const { id } = await here.create('recovery', profile.id);
    const token = linkToken(accounts.get(AppConfig).auth.secret, id);
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? here : there).consume('recovery', token)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is good again when what it was spent for came to nothing', async () => {
    const profile = await aProfile(accounts.database);
    const links = accounts.get(OneTimeLinksService);
    const { id } = await links.create('recovery', profile.id);
    const token = linkToken(accounts.get(AppConfig).auth.secret, id);
    const failing = accounts.database.transaction(async () => {
      await links.consume('recovery', token);
      throw new Error('the session could not be opened');
    });
    await expect(failing).rejects.toThrow('the session could not be opened');
    await expect(links.consume('recovery', token)).resolves.toMatchObject({ user_id: profile.id });
  });

  it('for an address without an account opens nothing', async () => {
    const links = accounts.get(OneTimeLinksService);
    const { id } = await links.create('magiclink', null);
    const token = linkToken(accounts.get(AppConfig).auth.secret, id);
    await expect(links.consume('magiclink', token)).rejects.toThrow(LinkInvalidError);
  });
});
