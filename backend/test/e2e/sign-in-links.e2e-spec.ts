import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountResponse } from '../../src/modules/auth/devices/devices.dto.js';
import type { VerifiedResponse } from '../../src/modules/auth/links/links.dto.js';
import { TEST_PASSWORD, TestClient, signUp, type ErrorResponse } from '../support/network/http-client.js';
import { mailedLink, mailedToken } from '../support/services/mailed-link.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const ACCESS = 'drumbeat_access';
const SIGN_IN = 'Your sign-in link for Drumbeat';

/** Magic links from the form to the signed-in browser, with a real mail server between them. */
describe('A magic link', () => {
  let app: TestApp;
  let guest: TestClient;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    guest = new TestClient(app.url);
  });

  const newEmail = () => `${randomUUID()}@example.test`;
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    onDatabase<Row>(app.database.url, sql, parameters);
  const ask = (email: string, next?: string) => guest.post('/auth/magic-link/send', { email, next });
  const mailTo = (to: string, subject = SIGN_IN) => app.sandbox.mailbox.waitFor({ to, subject });
  const verify = <Body = VerifiedResponse>(token: string, from = guest, type = 'magiclink') =>
    from.post<Body>('/auth/verify', { type, token });
  /** A person with an account, and the token of a link that was just mailed to them. */
  const aLink = async (next?: string) => {
    const user = await signUp(app.url, { plan: null });
    await ask(user.email, next);
    return { ...user, token: mailedToken(await mailTo(user.email)) };
  };

  it('comes by mail, opens the account in any browser, and leads back to where it was asked for', async () => {
    const { email, id } = await signUp(app.url, { full_name: 'Ada Lovelace', plan: null });
    expect(await ask(email, '/posts?tab=drafts')).toMatchObject({ status: 200, body: { sent: true } });
    const mail = await mailTo(email);
    expect(mail.text).toContain('Hello Ada');
    const link = mailedLink(mail);
    expect(link.origin + link.pathname).toBe(`${app.url}/auth/verify`);
    expect(link.searchParams.get('type')).toBe('magiclink');

    const { status, body } = await verify(mailedToken(mail));
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id, email }, next: '/posts?tab=drafts' });
    expect((await guest.get<AccountResponse>('/auth/account')).body).toMatchObject({ email_confirmed: true });
  });

  it('is worth nothing to a reader of the database or of the queue', async () => {
    const { token } = await aLink();
    const tables = await query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const rows = await query(`select 1 from ${name} t where t::text like $1`, [`%${token}%`]);
      expect({ name, rows }).toEqual({ name, rows: [] });
    }
  });

  it('works once, and says so the second time', async () => {
    const { token } = await aLink();
    expect((await verify(token)).status).toBe(200);
    const thief = new TestClient(app.url, 'Thief');
    expect(await verify<ErrorResponse>(token, thief)).toMatchObject({
      status: 410,
      body: { code: 'auth.link_used' },
    });
    expect(thief.cookie(ACCESS)).toBeUndefined();
  });

  it('works for one of twenty browsers that press at the same instant', async () => {
    const { token, id } = await aLink();
    const browsers = Array.from({ length: 20 }, () => new TestClient(app.url));
    const answers = await Promise.all(browsers.map((browser) => verify<ErrorResponse>(token, browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 410),
    ]);
    const opened = await query(
      `select 1 from audit_log where actor_id = $1 and action = 'session.opened' and details->>'method' = 'magiclink'`,
      [id],
    );
    expect(opened).toHaveLength(1);
  });

  it('is neither promised nor made while mail is paused, whoever asks', async () => {
    const { email } = await signUp(app.url, { plan: null });
    await query(
      `update outgoing_channels set paused_at = now(), pause_reason = 'restored' where name = 'mail'`,
    );
    try {
      expect(await guest.get('/auth/methods')).toMatchObject({ body: { mail_available: false } });
      const refusal = { status: 503, body: { code: 'mail.paused' } };
      for (const path of ['magic-link/send', 'confirmation/send', 'forgot-password']) {
        for (const address of [email, newEmail()]) {
          expect(await guest.post(`/auth/${path}`, { email: address })).toMatchObject(refusal);
        }
      }
      expect(await query('select 1 from outgoing_mails where recipient = $1', [email])).toEqual([]);
    } finally {
      await query(`update outgoing_channels set paused_at = null, pause_reason = null where name = 'mail'`);
    }
    expect(await guest.get('/auth/methods')).toMatchObject({ body: { mail_available: true } });
    // A refusal counts as no mail: the next one is not made to wait for it.
    expect((await ask(email)).status).toBe(200);
    await mailTo(email);
  });

  it('does not work after its time', async () => {
    const { token, id } = await aLink();
    await query(`update one_time_links set expires_at = now() where user_id = $1`, [id]);
    expect(await verify<ErrorResponse>(token)).toMatchObject({
      status: 410,
      body: { code: 'auth.link_expired' },
    });
  });

  it.each(['', 'x', 'x'.repeat(43), '\u{1F680}'])('is not guessed: %j', async (token) => {
    expect(await verify<ErrorResponse>(token)).toMatchObject({
      status: 410,
      body: { code: 'auth.link_invalid' },
    });
  });

  it('does not open what another kind of link is for', async () => {
    const { token } = await aLink();
    expect((await verify(token, guest, 'signup')).status).toBe(410);
    expect((await guest.post('/auth/reset-password', { token, password: TEST_PASSWORD })).status).toBe(410);
    expect((await verify(token)).status).toBe(200);
  });

  it('is not spent by opening it: only the button behind it signs in', async () => {
    const { email } = await signUp(app.url, { plan: null });
    await ask(email);
    const mail = await mailTo(email);
    for (const method of ['GET', 'HEAD']) {
      const scanned = await guest.fetch(new Request(mailedLink(mail), { method }));
      expect(scanned.status).toBeLessThan(500);
    }
    expect((await guest.fetch(new Request(`${app.url}/api/auth/verify?type=magiclink`))).status).toBe(404);
    expect((await verify(mailedToken(mail))).status).toBe(200);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example',
    'javascript:alert(1)',
    '/auth/callback?next=//evil.example',
  ])('leads nowhere but to this site: %s', async (next) => {
    const { token } = await aLink(next);
    expect((await verify(token)).body.next).toBeNull();
  });

  describe('asked for', () => {
    it('for an address without an account is answered alike, and the mail leads to sign-up', async () => {
      const email = newEmail();
      const known = await signUp(app.url, { plan: null });
      const [unknownAnswer, knownAnswer] = [await ask(email), await ask(known.email)];
      expect(unknownAnswer.body).toEqual(knownAnswer.body);
      expect(unknownAnswer.status).toBe(knownAnswer.status);
      const mail = await mailTo(email, 'Signing in to Drumbeat');
      expect(mailedLink(mail).href).toBe(`${app.url}/signup?email=${encodeURIComponent(email)}`);
      expect(mail.text).not.toContain('token');
    });

    it('twice within a minute is refused, known address or not, and says how long to wait', async () => {
      for (const email of [newEmail(), (await signUp(app.url, { plan: null })).email]) {
        expect((await ask(email)).status).toBe(200);
        const again = await ask(email.toUpperCase());
        expect(again).toMatchObject({ status: 429, body: { code: 'auth.too_many_attempts' } });
        expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
        expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      }
    });
  });

  describe('for an account whose email nobody had confirmed', () => {
    it('puts out whoever made it with a stranger’s address', async () => {
      const { client: attacker, email } = await signUp(app.url, { plan: null });
      await ask(email);
      const { body } = await verify(mailedToken(await mailTo(email)));
      expect(body.password_removed).toBe(true);
      expect((await attacker.get('/profile')).status).toBe(401);
      expect((await attacker.post('/auth/refresh')).status).toBe(401);
      expect((await attacker.post('/auth/login', { email, password: TEST_PASSWORD })).status).toBe(401);
      expect((await guest.get<AccountResponse>('/auth/account')).body.has_password).toBe(false);
      await mailTo(email, 'Your Drumbeat password was removed');
    });

    it('keeps the password where it is the browser that made the account', async () => {
      const { client, email } = await signUp(app.url, { plan: null });
      await client.post('/auth/logout');
      await ask(email);
      const { body } = await verify(mailedToken(await mailTo(email)), client);
      expect(body.password_removed).toBe(false);
      expect((await guest.post('/auth/login', { email, password: TEST_PASSWORD })).status).toBe(200);
    });
  });
});

describe('Fifty wrong passwords from many addresses', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ worker: true, environment: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => app.close());

  it('slow an account down, and leave its owner the magic link', async () => {
    const { email, id } = await signUp(app.url, { plan: null });
    const from = (address: string, path: string, body: object) =>
      new TestClient(app.url).sendRaw<ErrorResponse>('POST', path, JSON.stringify(body), {
        'content-type': 'application/json',
        'x-forwarded-for': address,
      });
    const guess = (address: string) => from(address, '/auth/login', { email, password: 'wrong password' });
    const statuses: number[] = [];
    for (let index = 0; index < 50; index += 1) statuses.push((await guess(`198.51.100.${index}`)).status);
    // Slowed down, by a wait that stays short …
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(statuses.slice(30).filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    const { headers } = await guess('198.51.100.99');
    expect(Number(headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(30);
    // … and never in the way of the link.
    const owner = '203.0.113.7';
    expect(await from(owner, '/auth/magic-link/send', { email })).toMatchObject({ status: 200 });
    const mail = await app.sandbox.mailbox.waitFor({ to: email, subject: SIGN_IN });
    const link = { type: 'magiclink', token: mailedToken(mail) };
    expect(await from(owner, '/auth/verify', link)).toMatchObject({ status: 200, body: { user: { id } } });
  });
});

describe('Email confirmation, where it is required,', () => {
  let app: TestApp;
  let guest: TestClient;

  beforeAll(async () => {
    app = await startTestApp({ worker: true, environment: { REQUIRE_EMAIL_CONFIRMATION: 'true' } });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    guest = new TestClient(app.url);
  });

  const aNewcomer = async (next?: string) => {
    const email = `${randomUUID()}@example.test`;
    const answer = await guest.post('/auth/signup', { email, password: TEST_PASSWORD, next });
    const mail = await app.sandbox.mailbox.waitFor({ to: email, subject: 'Confirm your email for Drumbeat' });
    return { email, answer, token: mailedToken(mail) };
  };

  it('opens no session at sign-up, and says why at sign-in, to the owner of the password only', async () => {
    const { email, answer } = await aNewcomer();
    expect(answer).toMatchObject({
      status: 201,
      body: { user: null, session: null, email_confirmation_required: true },
    });
    expect(guest.cookie(ACCESS)).toBeUndefined();
    const login = (password: string) => guest.post<ErrorResponse>('/auth/login', { email, password });
    expect(await login(TEST_PASSWORD)).toMatchObject({
      status: 403,
      body: {
        code: 'auth.email_not_confirmed',
        error: 'Please check your email and click the confirmation link before signing in.',
      },
    });
    expect(await login('wrong password')).toMatchObject({ status: 401 });
  });

  it.each([
    ['/content-calendar?layout=month', '/content-calendar?layout=month'],
    ['//evil.example', null],
  ])('leads on to where its owner wanted to go, on this site alone: %s', async (next, place) => {
    const { token } = await aNewcomer(next);
    expect(await guest.post('/auth/verify', { type: 'signup', token })).toMatchObject({
      status: 200,
      body: { next: place },
    });
  });

  it('signs in by the link, once, and from then on the password works', async () => {
    const { email, token } = await aNewcomer();
    const confirm = () => guest.post('/auth/verify', { type: 'signup', token });
    expect(await confirm()).toMatchObject({ status: 200, body: { password_removed: false, next: null } });
    expect((await confirm()).status).toBe(410);
    expect((await guest.post('/auth/login', { email, password: TEST_PASSWORD })).status).toBe(200);
  });

  it('is mailed again on request, answered alike for whoever is confirmed or unknown', async () => {
    const { email } = await aNewcomer();
    const confirmed = await aNewcomer();
    await guest.post('/auth/verify', { type: 'signup', token: confirmed.token });
    const subjects = [
      [email, 'Confirm your email for Drumbeat'],
      [confirmed.email, 'Your email is confirmed'],
      [`${randomUUID()}@example.test`, 'Signing in to Drumbeat'],
    ] as const;
    for (const [address, subject] of subjects) {
      const before = app.sandbox.mailbox.mails(address)[0];
      expect(await guest.post('/auth/confirmation/send', { email: address })).toMatchObject({
        status: 200,
        body: { sent: true },
      });
      await app.sandbox.mailbox.waitFor({ to: address, subject, ...(before ? { after: before } : {}) });
    }
  });
});

describe('Without a mail server', () => {
  it('nothing begins that only a mail could end, for any address', async () => {
    const app = await startTestApp({ environment: { SMTP_URL: '', REQUIRE_EMAIL_CONFIRMATION: 'true' } });
    try {
      const guest = new TestClient(app.url);
      const email = `${randomUUID()}@example.test`;
      const refusal = { status: 503, body: { code: 'mail.not_configured' } };
      expect(await guest.post('/auth/signup', { email, password: TEST_PASSWORD })).toMatchObject(refusal);
      for (const path of ['magic-link/send', 'confirmation/send', 'forgot-password']) {
        expect(await guest.post(`/auth/${path}`, { email })).toMatchObject(refusal);
      }
      expect(await onDatabase(app.database.url, 'select 1 from profiles')).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
