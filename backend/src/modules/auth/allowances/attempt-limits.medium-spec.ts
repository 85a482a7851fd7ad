import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startAccounts, type AccountsUnderTest } from '../../../../test/support/services/accounts-module.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { TooManyAttemptsError } from '../auth.errors.js';
import { SIGN_IN_LIMITS } from '../auth.limits.js';

const HOME = '203.0.113.7';
const FREE = SIGN_IN_LIMITS.perAccountAndAddress.free;

describe('Attempts to sign in', () => {
  let accounts: AccountsUnderTest;
  let limits: AttemptLimitsService;
  let email: string;
  let now = Date.parse('2026-11-20T12:00:00Z');

  beforeAll(async () => {
    accounts = await startAccounts();
    limits = accounts.get(AttemptLimitsService);
  });
  afterAll(() => accounts.close());
  beforeEach(() => {
    email = `${randomUUID()}@example.test`;
    // The library counts by the system's clock.
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => void jest.restoreAllMocks());

  /** Seconds to wait; 0: allowed. */
  const tryAt = async (address = HOME, service = limits): Promise<number> => {
    try {
      await service.beforeSignIn(email, address);
      return 0;
    } catch (error) {
      if (error instanceof TooManyAttemptsError && error.retryAfterSeconds) return error.retryAfterSeconds;
      throw error;
    }
  };
  const tryTimes = async (count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) expect(await tryAt()).toBe(0);
  };
  const letPass = (seconds: number) => {
    now += seconds * 1000;
  };

  it('wait longer and longer once the free ones are used up', async () => {
    await tryTimes(FREE + 1);
    for (const seconds of [1, 2, 4, 8]) {
      expect(await tryAt()).toBe(seconds);
      letPass(seconds);
      expect(await tryAt()).toBe(0);
    }
  });

  it('do not make the wait longer by coming too early', async () => {
    await tryTimes(FREE + 1);
    for (let early = 0; early < 10; early += 1) expect(await tryAt()).toBe(1);
    letPass(1);
    expect(await tryAt()).toBe(0);
    expect(await tryAt()).toBe(2);
  });

  it('start anew after a right password', async () => {
    await tryTimes(FREE + 1);
    letPass(1);
    await limits.afterSignIn(email, HOME);
    await tryTimes(FREE);
  });

  it('are counted across processes, and all those of one instant', async () => {
    const other = (await accounts.another()).get(AttemptLimitsService);
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tryAt(HOME, index % 2 ? other : limits)),
    );
    expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(FREE + 1);
    expect(await tryAt(HOME, other)).toBeGreaterThan(0);
  });

  it('of one account do not hinder another one at the same address', async () => {
    await tryTimes(FREE + 1);
    expect(await tryAt()).toBe(1);
    email = `${randomUUID()}@example.test`;
    expect(await tryAt()).toBe(0);
  });

  it('of a stranger elsewhere leave the owner a way in', async () => {
    await tryTimes(FREE + 1);
    expect(await tryAt()).toBe(1);
    expect(await tryAt('198.51.100.9')).toBe(0);
  });

  it('from ever new addresses are slowed down as well, by half a minute at most', async () => {
    const { free } = SIGN_IN_LIMITS.perAccount;
    for (let address = 0; address <= free; address += 1) expect(await tryAt(`198.51.100.${address}`)).toBe(0);
    expect(await tryAt('198.51.101.1')).toBe(1);
    await accounts.database.query(`update attempt_limits set points = 1000 where points > ${free}`);
    letPass(1);
    expect(await tryAt('198.51.101.2')).toBe(0);
    expect(await tryAt('198.51.101.3')).toBe(30);
  });
});

describe('One network address', () => {
  let accounts: AccountsUnderTest;
  let limits: AttemptLimitsService;

  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(0));
  afterEach(() => void jest.restoreAllMocks());

  beforeAll(async () => {
    accounts = await startAccounts({ RATE_LIMIT_SCALE: '0.1' });
    limits = accounts.get(AttemptLimitsService);
  });
  afterAll(() => accounts.close());

  it('makes so many accounts in an hour and no more, and knows how long to wait', async () => {
    for (let count = 0; count < 3; count += 1) await limits.beforeSignUp('2001:db8::1');
    await expect(limits.beforeSignUp('2001:db8::2')).rejects.toMatchObject({
      status: 429,
      code: 'auth.too_many_attempts',
      retryAfterSeconds: 3_600,
    });
    await limits.beforeSignUp('2001:db8:0:1::1');
  });

  it('tries so many accounts in ten minutes and no more', async () => {
    for (let count = 0; count < 10; count += 1) await limits.beforeSignIn(`${count}@example.test`, HOME);
    await expect(limits.beforeSignIn('last@example.test', HOME)).rejects.toThrow(TooManyAttemptsError);
    await limits.beforeSignIn('last@example.test', '198.51.100.9');
  });
});
