import { JwtService } from '@nestjs/jwt';
import { describe, expect, it } from '@jest/globals';
import { testConfig } from '../../../test/support/test-config.js';
import { ACCESS_TOKEN_AUDIENCE, ACCESS_TOKEN_ISSUER, accessCookieName } from './access-token.js';
import { AccountReader, type Account } from './account-reader.js';
import { JwtStrategy } from './jwt.strategy.js';

const config = testConfig({ DATABASE_URL: 'postgres://unused' });
const ACCOUNT: Account = {
  id: 'user',
  email: 'me@example.test',
  is_admin: false,
  subscription_active: true,
  time_zone: 'Europe/Berlin',
  token_version: 3,
};
const USER = {
  id: 'user',
  email: 'me@example.test',
  is_admin: false,
  subscription_active: true,
  time_zone: 'Europe/Berlin',
  session_id: 'session',
};
const CLAIMS = { sub: 'user', sid: 'session', ver: 3 };
const REGISTERED = { issuer: ACCESS_TOKEN_ISSUER, audience: ACCESS_TOKEN_AUDIENCE, expiresIn: 600 };

/** The strategy never asks for many. */
abstract class ReaderOfOne extends AccountReader {
  findLiveSessions(): never {
    throw new Error('Not asked here');
  }
}

class OneSession extends ReaderOfOne {
  async findBySession(userId: string, sessionId: string): Promise<Account | null> {
    return userId === CLAIMS.sub && sessionId === CLAIMS.sid ? ACCOUNT : null;
  }
}

class Sessions extends ReaderOfOne {
  account: Account | Error | null = ACCOUNT;

  async findBySession(): Promise<Account | null> {
    if (this.account instanceof Error) throw this.account;
    return this.account;
  }
}

/** The user passed to passport, or false. */
function signIn(
  token: string | undefined,
  strategy = new JwtStrategy(config, new OneSession()),
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    strategy.success = resolve;
    strategy.fail = () => resolve(false);
    strategy.error = reject;
    const cookies = token === undefined ? {} : { [accessCookieName(config.http.secureCookies)]: token };
    strategy.authenticate({ cookies } as unknown as Parameters<JwtStrategy['authenticate']>[0]);
  });
}

const withoutUndefined = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

const sign = (claims: object, options: object = {}, secret = config.auth.secret) =>
  new JwtService().sign(claims, withoutUndefined({ secret, ...REGISTERED, ...options }));

describe('JwtStrategy', () => {
  it('knows the account behind a token of ours', async () => {
    expect(await signIn(sign(CLAIMS))).toEqual(USER);
  });

  it.each([
    ['no token', undefined],
    ['no token at all', 'nonsense'],
    ['a token under another secret', sign(CLAIMS, {}, 'another-secret-of-the-tests-that-is-long')],
    ['a token under another algorithm', sign(CLAIMS, { algorithm: 'HS512' })],
    ['a token without a signature', `${sign(CLAIMS).split('.').slice(0, 2).join('.')}.`],
    ['a token that has ended', sign(CLAIMS, { expiresIn: -1 })],
    ['a token without an end', sign(CLAIMS, { expiresIn: undefined })],
    ['a token for another service', sign(CLAIMS, { audience: 'another' })],
    ['a token of another issuer', sign(CLAIMS, { issuer: 'another' })],
    ['a token of a session that has ended', sign({ ...CLAIMS, sid: 'ended' })],
    ['a token of an older version', sign({ ...CLAIMS, ver: 2 })],
  ])('lets nobody in with %s', async (_, token) => {
    expect(await signIn(token)).toBe(false);
  });

  it('asks for the session each time, also behind a token that it has seen before', async () => {
    const sessions = new Sessions();
    const strategy = new JwtStrategy(config, sessions);
    const token = sign(CLAIMS);
    expect([await signIn(token, strategy), await signIn(token, strategy)]).toEqual([USER, USER]);
    sessions.account = { ...ACCOUNT, token_version: 4 };
    expect(await signIn(token, strategy)).toBe(false);
    sessions.account = null;
    expect(await signIn(token, strategy)).toBe(false);
    sessions.account = new Error('The database is away');
    await expect(signIn(token, strategy)).rejects.toThrow('The database is away');
  });

  it('takes no other signature for one that it has seen', async () => {
    const strategy = new JwtStrategy(config, new OneSession());
    const token = sign(CLAIMS);
    expect(await signIn(token, strategy)).toEqual(USER);
    const forged = sign(CLAIMS, {}, 'another-secret-of-the-tests-that-is-long');
    expect(await signIn(forged, strategy)).toBe(false);
    expect(await signIn(`${token}A`, strategy)).toBe(false);
  });
});
