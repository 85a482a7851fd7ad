import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GoogleFaultKind } from '@drumbeat/sandbox';
import type { CurrentSessionResponse } from '../../src/modules/auth/auth.dto.js';
import type { AccountResponse } from '../../src/modules/auth/devices/devices.dto.js';
import type { GoogleStartResponse } from '../../src/modules/auth/google/google.dto.js';
import { TEST_PASSWORD, TestClient, signUp, type ErrorResponse } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const ACCESS = 'drumbeat_access';
const TRANSACTION = 'drumbeat_google';

/** Sign-in with Google against a certified OpenID provider in Google's place. */
describe('Sign-in with Google', () => {
  let app: TestApp;
  let browser: TestClient;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    app.sandbox.google.reset();
    browser = new TestClient(app.url);
  });

  const newEmail = () => `${randomUUID()}@example.test`;
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    onDatabase<Row>(app.database.url, sql, parameters);
  const start = async (from = browser, next?: string): Promise<string> => {
    const { status, body } = await from.post<GoogleStartResponse>('/beta/auth/google', { next });
    expect(status).toBe(200);
    return body.url;
  };
  /** The browser's redirect after its return from Google. */
  const comeBack = async (callback: string, from = browser): Promise<URL> => {
    const response = await from.fetch(new Request(callback));
    expect(response.status).toBe(302);
    return new URL(response.headers.get('location') ?? '');
  };
  const signIn = async (
    person: { email: string; name?: string; email_verified?: boolean } | 'cancel',
    { from = browser, next }: { from?: TestClient; next?: string } = {},
  ): Promise<URL> => comeBack(await app.sandbox.google.signIn(await start(from, next), person), from);
  const whoIs = async (from = browser) =>
    (await from.get<CurrentSessionResponse>('/beta/auth/session')).body.user;

  it('begins at Google with PKCE, a state and a nonce, and tells the browser nothing of them', async () => {
    const response = await browser.post<GoogleStartResponse>('/beta/auth/google');
    const parameters = new URL(response.body.url).searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${app.url}/api/auth/google/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^drumbeat_google=v1\..*Max-Age=600; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax/,
    );
    for (const secret of ['state', 'nonce']) expect(cookie).not.toContain(parameters.get(secret));
  });

  it('keeps with a newcomer’s account what brought them and their time zone', async () => {
    const email = newEmail();
    const { body } = await browser.post<GoogleStartResponse>('/beta/auth/google', {
      source: 'spring-campaign',
      timezone: 'Europe/Berlin',
    });
    await comeBack(await app.sandbox.google.signIn(body.url, { email }));
    expect(await query('select signup_source, time_zone from profiles where email = $1', [email])).toEqual([
      { signup_source: 'spring-campaign', time_zone: 'Europe/Berlin' },
    ]);
  });

  it('makes an account with the name and the verified email, and comes back to it by the subject', async () => {
    const email = newEmail();
    const address = await signIn({ email, name: 'Nora Lindqvist' }, { next: '/content-calendar?week=2' });
    expect(address.pathname).toBe('/auth/callback');
    expect(Object.fromEntries(address.searchParams)).toEqual({ next: '/content-calendar?week=2' });
    const first = await whoIs();
    expect(first).toMatchObject({ email, full_name: 'Nora Lindqvist', first_name: 'Nora' });
    expect((await browser.get<AccountResponse>('/auth/account')).body).toEqual({
      email,
      has_password: false,
      google_connected: true,
      email_confirmed: true,
    });

    // Their address here has changed meanwhile: Google's subject still knows them.
    await query('update profiles set email = $2 where id = $1', [first?.id, newEmail()]);
    const elsewhere = new TestClient(app.url);
    const again = await signIn({ email }, { from: elsewhere });
    expect(again.search).toBe('');
    expect((await whoIs(elsewhere))?.id).toBe(first?.id);
    expect(await query('select event from klaviyo_events where user_id = $1', [first?.id])).toEqual([
      { event: 'Started Signup' },
    ]);
  });

  it('opens the account of a confirmed email and leaves its password and sessions alone', async () => {
    const { client, email, id } = await signUp(app.url, { plan: null });
    await query('update profiles set email_confirmed_at = now() where id = $1', [id]);
    await signIn({ email: email.toUpperCase() });
    expect((await whoIs())?.id).toBe(id);
    expect((await client.get('/profile')).status).toBe(200);
    expect((await browser.post('/auth/login', { email, password: TEST_PASSWORD })).status).toBe(200);
  });

  it('puts out whoever made the account with a stranger’s address: password and sessions end', async () => {
    const { client: attacker, email, id } = await signUp(app.url, { plan: null });
    await signIn({ email });
    expect((await whoIs())?.id).toBe(id);
    expect((await attacker.get('/profile')).status).toBe(401);
    expect((await attacker.post('/auth/refresh')).status).toBe(401);
    expect((await attacker.post('/auth/login', { email, password: TEST_PASSWORD })).status).toBe(401);
    await app.sandbox.mailbox.waitFor({ to: email, subject: 'Your Drumbeat password was removed' });
    expect(await query(`select action from audit_log where entity_id = $1 order by id`, [id])).toEqual(
      ['email.confirmed', 'password.removed', 'identity.linked'].map((action) => ({ action })),
    );
  });

  it('makes one account when two tabs come back at the same instant', async () => {
    const email = newEmail();
    const tabs = [new TestClient(app.url), new TestClient(app.url)];
    const callbacks = await Promise.all(
      tabs.map(async (tab) => app.sandbox.google.signIn(await start(tab), { email })),
    );
    await Promise.all(tabs.map((tab, index) => comeBack(callbacks[index]!, tab)));
    const [one, other] = [await whoIs(tabs[0]), await whoIs(tabs[1])];
    expect(one?.id).toBe(other?.id);
    expect(one?.email).toBe(email);
  });

  it('does not open the account of another Google user who had the address before', async () => {
    const email = newEmail();
    await signIn({ email });
    await query(`update sign_in_identities set subject = 'somebody else' where user_id = $1`, [
      (await whoIs())?.id,
    ]);
    const newOwner = new TestClient(app.url);
    expect((await signIn({ email }, { from: newOwner })).search).toBe('?error=google.failed');
    expect(await whoIs(newOwner)).toBeNull();
  });

  describe('ends at /auth/callback with', () => {
    const expectRefusal = async (address: URL, error: string, from = browser, next?: string) => {
      expect(address.origin + address.pathname).toBe(`${app.url}/auth/callback`);
      expect(Object.fromEntries(address.searchParams)).toEqual({ error, ...(next && { next }) });
      expect(from.cookie(ACCESS)).toBeUndefined();
      expect(from.cookie(TRANSACTION)).toBeUndefined();
    };

    it('google.cancelled when the person goes back, who may try again and still come to where they wanted', async () => {
      await expectRefusal(await signIn('cancel', { next: '/posts' }), 'google.cancelled', browser, '/posts');
    });

    it('google.email_unverified when Google has not verified the address, and makes no account', async () => {
      const email = newEmail();
      await expectRefusal(await signIn({ email, email_verified: false }), 'google.email_unverified');
      expect(await query('select 1 from profiles where email = $1', [email])).toEqual([]);
    });

    it('google.email_unverified when Google tells no address', async () => {
      app.sandbox.google.fault({ kind: 'no_email' });
      await expectRefusal(await signIn({ email: newEmail() }), 'google.email_unverified');
    });

    it('google.expired when it was another browser that began', async () => {
      const callback = await app.sandbox.google.signIn(await start(), { email: newEmail() });
      const other = new TestClient(app.url);
      await expectRefusal(await comeBack(callback, other), 'google.expired', other);
    });

    it('google.expired when the cookie was tampered with', async () => {
      const callback = await app.sandbox.google.signIn(await start(), { email: newEmail() });
      browser.setCookie(TRANSACTION, `${browser.cookie(TRANSACTION)}x`, '/api/auth/google');
      await expectRefusal(await comeBack(callback), 'google.expired');
    });

    it('google.failed when the state is another one', async () => {
      const callback = new URL(await app.sandbox.google.signIn(await start(), { email: newEmail() }));
      callback.searchParams.set('state', 'forged');
      await expectRefusal(await comeBack(callback.href), 'google.failed');
    });

    it('google.expired when the same answer comes twice', async () => {
      const callback = await app.sandbox.google.signIn(await start(), { email: newEmail() });
      expect((await comeBack(callback)).search).toBe('');
      browser.clearCookies();
      await expectRefusal(await comeBack(callback), 'google.expired');
    });

    it.each<GoogleFaultKind>([
      'invalid_grant',
      'wrong_nonce',
      'wrong_audience',
      'wrong_issuer',
      'expired',
      'bad_signature',
      '500',
      'drop',
      'garbage_body',
    ])('google.failed when Google answers with %s', async (kind) => {
      const callback = await app.sandbox.google.signIn(await start(), { email: newEmail() });
      app.sandbox.google.fault({ kind });
      await expectRefusal(await comeBack(callback), 'google.failed');
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads nowhere but to this site: %s',
    async (next) => {
      const address = await signIn({ email: newEmail() }, { next });
      expect(address.href).toBe(`${app.url}/auth/callback`);
    },
  );
});

describe('Google, when it cannot be reached,', () => {
  it('is asked again by the next sign-in, and meanwhile answers 503', async () => {
    const app = await startTestApp();
    try {
      const client = new TestClient(app.url);
      app.sandbox.google.fault({ kind: 'drop', target: 'discovery', times: 2 });
      expect(await client.post<ErrorResponse>('/beta/auth/google')).toMatchObject({
        status: 503,
        body: { code: 'google.unavailable' },
      });
      app.sandbox.google.fault({ kind: '500', target: 'discovery' });
      expect((await client.post('/beta/auth/google')).status).toBe(200);
      expect((await client.post('/beta/auth/google')).status).toBe(200);
      expect(app.sandbox.google.calls().filter(({ target }) => target === 'discovery')).toHaveLength(4);
    } finally {
      await app.close();
    }
  });

  it('is not offered without the credentials of a client', async () => {
    const app = await startTestApp({ environment: { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' } });
    try {
      const client = new TestClient(app.url);
      expect(await client.get('/auth/methods')).toMatchObject({
        body: { google: { available: false, sandbox: false } },
      });
      expect((await client.post('/beta/auth/google')).status).toBe(503);
    } finally {
      await app.close();
    }
  });
});
