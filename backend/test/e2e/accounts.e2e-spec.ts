import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  CurrentSessionResponse,
  SignedInResponse,
  SignedUpResponse,
} from '../../src/modules/auth/auth.dto.js';
import type { UserSubscriptionResponse } from '../../src/modules/users/user-subscription.dto.js';
import { TEST_PASSWORD, TestClient, signUp, type ErrorResponse } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const ACCESS = 'drumbeat_access';
const REFRESH = 'drumbeat_refresh';

describe('Accounts over HTTP', () => {
  let app: TestApp;
  let guest: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    guest = new TestClient(app.url);
  });

  const newEmail = () => `${randomUUID()}@example.test`;
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    onDatabase<Row>(app.database.url, sql, parameters);
  const countOf = async (table: string) =>
    (await query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

  describe('Sign-up', () => {
    it('makes an account and signs in, with tokens in httpOnly cookies only', async () => {
      const email = newEmail();
      const { status, body, headers } = await guest.post<SignedUpResponse>('/auth/signup', {
        email: ` ${email.toUpperCase()} `,
        password: TEST_PASSWORD,
        full_name: 'Ada Lovelace',
        timezone: 'Europe/London',
        source: 'newsletter',
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        user: {
          id: expect.any(String),
          email,
          full_name: 'Ada Lovelace',
          first_name: 'Ada',
          is_admin: false,
          onboarding_completed: false,
          time_zone: 'Europe/London',
          user_metadata: { role: 'user' },
        },
        session: { expires_at: expect.any(String) },
        email_confirmation_required: false,
      });
      const cookies = headers.getSetCookie();
      expect(cookies).toHaveLength(3);
      expect(cookies.find((line) => line.startsWith(`${ACCESS}=`))).toMatch(
        /; Path=\/; .*HttpOnly; SameSite=Lax/,
      );
      expect(cookies.find((line) => line.startsWith(`${REFRESH}=`))).toMatch(
        /; Path=\/api\/auth; .*HttpOnly; SameSite=Lax/,
      );
      for (const name of [ACCESS, REFRESH]) {
        expect(JSON.stringify(body)).not.toContain(guest.cookie(name));
      }
      expect(await query('select signup_source from profiles where email = $1', [email])).toEqual([
        { signup_source: 'newsletter' },
      ]);
    });

    it('answers 409 for an email that has an account, however it is written', async () => {
      const { email } = await signUp(app.url);
      const { status, body } = await guest.post<ErrorResponse>('/auth/signup', {
        email: email.toUpperCase(),
        password: 'another password',
      });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'auth.email_taken',
        error: 'An account with this email already exists. Please sign in instead.',
      });
      expect(guest.cookie(ACCESS)).toBeUndefined();
    });

    it('makes one account for a mailbox whose domain has letters beyond ASCII, and signs in by either spelling', async () => {
      const name = randomUUID();
      const account = { email: `${name}@bücher.example`, password: TEST_PASSWORD };
      const ascii = { ...account, email: `${name}@xn--bcher-kva.example` };
      expect((await guest.post('/auth/signup', account)).status).toBe(201);
      expect((await guest.post<ErrorResponse>('/auth/signup', ascii)).status).toBe(409);
      for (const spelled of [account, ascii]) {
        expect((await new TestClient(app.url).post('/auth/login', spelled)).status).toBe(200);
      }
    });
  });

  describe('Bad input', () => {
    const valid = () => ({ email: newEmail(), password: TEST_PASSWORD });
    const json = { 'content-type': 'application/json' };

    it.each([
      ['unknown fields', { is_admin: true }, 'is_admin'],
      ['a wrong type', { full_name: 7 }, 'full_name'],
      ['an over-long text', { full_name: 'x'.repeat(5_000) }, 'full_name'],
      ['a zone that is none', { timezone: 'Mars/Olympus' }, 'timezone'],
      ['an email that is none', { email: 'ada' }, 'email'],
      ['a short password', { password: '12345' }, 'password'],
      ['an endless password', { password: 'x'.repeat(5_000) }, 'password'],
      ['a character that cannot be stored', { full_name: 'a\0b' }, 'full_name'],
      ['an object where a text belongs', { email: { $ne: null } }, 'email'],
    ])('is refused with the field that is wrong, and nothing is written: %s', async (_, part, field) => {
      const before = await countOf('profiles');
      const { status, body } = await guest.post<ErrorResponse>('/auth/signup', { ...valid(), ...part });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'validation.failed',
        details: expect.arrayContaining([expect.objectContaining({ field })]),
        requestId: expect.any(String),
      });
      expect(await countOf('profiles')).toBe(before);
    });

    it.each([
      ['password', '12345', 'Password must be at least 6 characters long'],
      ['email', 'ada', 'Please enter a valid email address'],
    ])('is refused with the words for its %s', async (field, value, message) => {
      expect(await guest.post('/auth/signup', { ...valid(), [field]: value })).toMatchObject({
        status: 400,
        body: { details: [{ field, message }] },
      });
    });

    it.each(['{"email": ', '[]', '"text"', 'null', ''])('is refused when the JSON is %j', async (body) => {
      const answer = await guest.sendRaw<ErrorResponse>('POST', '/auth/login', body, json);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: expect.any(String), error: expect.any(String) });
    });

    it('is refused with 413 when it is huge, and with 415 when it is no JSON', async () => {
      const huge = JSON.stringify({ ...valid(), full_name: 'x'.repeat(300 * 1024) });
      const tooLarge = await guest.sendRaw<ErrorResponse>('POST', '/auth/signup', huge, json);
      expect(tooLarge).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await guest.sendRaw('POST', '/auth/login', 'email=a', { 'content-type': type });
        expect(answer).toMatchObject({ status: 415, body: { code: 'request.unsupported_media_type' } });
      }
    });

    it('is refused when it nests deeper than anything could read', async () => {
      const deep = `{"email":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
      expect(await guest.sendRaw('POST', '/auth/login', deep, json)).toMatchObject({ status: 400 });
    });
  });

  describe('Sign-in', () => {
    it('opens the account for the right password, with the email written as people write it', async () => {
      const { email, id } = await signUp(app.url, { plan: null });
      const { status, body } = await guest.post<SignedInResponse>('/auth/login', {
        email: ` ${email.toUpperCase()}`,
        password: TEST_PASSWORD,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ user: { id, email }, session: { expires_at: expect.any(String) } });
      expect((await guest.get<UserSubscriptionResponse>('/user/subscription')).body).toEqual({
        profile: {
          id,
          email,
          full_name: null,
          first_name: null,
          is_admin: false,
          onboarding_completed: false,
        },
        isAdmin: false,
        subscription: null,
      });
    });

    it('answers a wrong password and an unknown email alike', async () => {
      const { email } = await signUp(app.url);
      const answers = await Promise.all(
        [email, newEmail()].map((address) =>
          guest.post<ErrorResponse>('/auth/login', { email: address, password: 'wrong password' }),
        ),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(401);
        expect(body).toEqual({
          code: 'auth.invalid_credentials',
          error: 'Invalid email or password. Please check your credentials.',
          requestId: expect.any(String),
        });
      }
    });

    it('is refused when another site asks for it', async () => {
      const { email } = await signUp(app.url);
      const answer = await guest.sendRaw(
        'POST',
        '/auth/login',
        JSON.stringify({ email, password: TEST_PASSWORD }),
        {
          'content-type': 'application/json',
          origin: 'https://evil.example',
        },
      );
      expect(answer).toMatchObject({ status: 403, body: { code: 'request.cross_site' } });
      expect(guest.cookie(ACCESS)).toBeUndefined();
    });
  });

  describe('A tab of a browser that somebody else has signed in to meanwhile', () => {
    /** As sent by a page's script: browsers add the origin to each write. */
    const fromPage = (forUser?: string) => ({
      'content-type': 'application/json',
      origin: app.url,
      ...(forUser === undefined ? {} : { 'x-drumbeat-user': forUser }),
    });
    const draft = JSON.stringify({ title: 'Hers', content: 'Her words' });
    const titlesOf = async (client: TestClient) =>
      (await client.get<{ data: { title: string }[] }>('/posts')).body.data.map(({ title }) => title);

    it('writes nothing into their account, and reads nothing of it', async () => {
      const [{ id: hers }, { client: his, id: him }] = [await signUp(app.url), await signUp(app.url)];
      expect(await his.sendRaw('POST', '/posts', draft, fromPage(hers))).toMatchObject({
        status: 409,
        body: { code: 'auth.other_account' },
      });
      const read = new Request(`${app.url}/api/profile`, { headers: { 'x-drumbeat-user': hers } });
      expect((await his.fetch(read)).status).toBe(409);
      expect(await titlesOf(his)).toEqual([]);
      expect((await his.sendRaw('POST', '/posts', draft, fromPage(him))).status).toBe(201);
      expect(await titlesOf(his)).toEqual(['Hers']);
    });

    it('hears first that it may not do it at all, where it may not', async () => {
      const { client, id } = await signUp(app.url);
      const write = client.sendRaw(
        'PATCH',
        `/admin/users/${id}`,
        JSON.stringify({ full_name: 'X' }),
        fromPage(),
      );
      expect(await write).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
    });

    it('has to say whose account its page writes to; to sign out it has not', async () => {
      const { client, id } = await signUp(app.url);
      expect(await client.sendRaw('POST', '/posts', draft, fromPage())).toMatchObject({
        status: 409,
        body: { code: 'auth.account_unnamed' },
      });
      expect(await titlesOf(client)).toEqual([]);
      const { id: stranger } = await signUp(app.url);
      const signOut = (forUser?: string) =>
        client.sendRaw('POST', '/auth/logout', JSON.stringify({ scope: 'local' }), fromPage(forUser));
      expect((await signOut(stranger)).status).toBe(409);
      expect((await client.get('/profile')).status).toBe(200);
      expect((await signOut()).status).toBe(204);
      expect(id).not.toBe(stranger);
    });
  });

  describe('The gates', () => {
    it('ask strangers to sign in, users for a plan, and let only admins to the console', async () => {
      const { client, id } = await signUp(app.url, { plan: null });
      const statuses = async (from: TestClient) => [
        (await from.get('/profile')).status,
        (await from.get('/content-prompts')).status,
        (await from.get('/admin/users')).status,
      ];
      expect(await statuses(guest)).toEqual([401, 401, 401]);
      expect(await statuses(client)).toEqual([200, 402, 403]);
      await client.post('/subscriptions/free');
      expect(await statuses(client)).toEqual([200, 200, 403]);
      await query('update profiles set is_admin = true where id = $1', [id]);
      expect(await statuses(client)).toEqual([200, 200, 200]);
    });

    it.each(['', 'x', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`])(
      'take %j for no token',
      async (token) => {
        guest.setCookie(ACCESS, token);
        expect(await guest.get('/profile')).toMatchObject({ status: 401, body: { code: 'auth.required' } });
        expect(await guest.get('/beta/auth/session')).toMatchObject({
          status: 200,
          body: { session: null, user: null },
        });
      },
    );
  });

  describe('The session', () => {
    it('tells who is signed in, in which role, and when that ends', async () => {
      const { client, id, email } = await signUp(app.url);
      const session = { expires_at: expect.any(String) };
      const inRole = (role: string) => ({ user: { id, email, user_metadata: { role } }, session });
      const read = async () => (await client.get<CurrentSessionResponse>('/beta/auth/session')).body;
      expect(await read()).toMatchObject(inRole('user'));
      await query('update profiles set is_admin = true where id = $1', [id]);
      expect(await read()).toMatchObject(inRole('admin'));
      expect((await guest.get('/beta/auth/session')).body).toEqual({ session: null, user: null });
    });

    it('is refreshed twenty times at once, and all twenty tabs go on', async () => {
      const { client } = await signUp(app.url);
      const tabs = Array.from({ length: 20 }, () => client.copy());
      const answers = await Promise.all(tabs.map((tab) => tab.post('/auth/refresh')));
      expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
      expect(new Set(tabs.map((tab) => tab.cookie(REFRESH))).size).toBe(1);
      for (const tab of tabs) expect((await tab.get('/profile')).status).toBe(200);
    });

    it('ends for thief and owner when a used refresh token comes from elsewhere', async () => {
      const { client, id } = await signUp(app.url);
      const thief = client.copy('Thief');
      expect((await client.post('/auth/refresh')).status).toBe(200);
      const stolen = await thief.post<ErrorResponse>('/auth/refresh');
      expect(stolen).toMatchObject({ status: 401, body: { code: 'auth.session_ended' } });
      expect(thief.cookie(REFRESH)).toBeUndefined();
      expect((await client.get('/profile')).status).toBe(401);
      expect((await client.post('/auth/refresh')).status).toBe(401);
      expect(
        await query(`select action from audit_log where user_id = $1 and actor_id is null`, [id]),
      ).toEqual([{ action: 'session.token_reused' }]);
    });

    it('is over for a call that was on its way while somebody signed in anew, whose cookies it leaves alone', async () => {
      const { client } = await signUp(app.url);
      const { email } = await signUp(app.url);
      const otherTab = client.copy();
      expect((await client.post('/auth/login', { email, password: TEST_PASSWORD })).status).toBe(200);
      expect(await otherTab.post('/auth/refresh')).toMatchObject({
        status: 401,
        body: { code: 'auth.session_ended' },
      });
      expect(otherTab.cookie(REFRESH)).toBeDefined();
    });

    it('is not refreshed without a token, nor by a corrupt one, which is taken away', async () => {
      expect(await guest.post('/auth/refresh')).toMatchObject({
        status: 401,
        body: { code: 'auth.required' },
      });
      guest.setCookie(REFRESH, 'too-short', '/api/auth');
      expect(await guest.post('/auth/refresh')).toMatchObject({
        status: 401,
        body: { code: 'auth.session_corrupt' },
      });
      expect(guest.cookie(REFRESH)).toBeUndefined();
    });

    it('ends on every device at once by signing out, and with scope local on one', async () => {
      const { client: laptop, email } = await signUp(app.url);
      const [phone, tablet] = [new TestClient(app.url), new TestClient(app.url)];
      for (const device of [phone, tablet]) {
        await device.post('/auth/login', { email, password: TEST_PASSWORD });
      }
      expect((await tablet.post('/auth/logout', { scope: 'local' })).status).toBe(204);
      expect(tablet.cookie(ACCESS)).toBeUndefined();
      expect((await phone.get('/profile')).status).toBe(200);

      expect((await laptop.post('/auth/logout')).status).toBe(204);
      expect((await phone.get('/profile')).status).toBe(401);
      expect((await phone.post('/auth/refresh')).status).toBe(401);
      expect((await phone.get('/beta/auth/session')).body).toEqual({ session: null, user: null });
    });
  });

  describe('The console', () => {
    it('lists users, changes one and shows it in the audit log', async () => {
      const staff = await signUp(app.url, { plan: null });
      await query('update profiles set is_admin = true where id = $1', [staff.id]);
      const { id, email, client } = await signUp(app.url, { full_name: 'Console Case', plan: null });

      const filter = encodeURIComponent(JSON.stringify({ q: email }));
      const list = await staff.client.get(
        `/admin/users?page=1&perPage=10&sort=email&order=ASC&filter=${filter}`,
      );
      expect(list).toMatchObject({
        status: 200,
        body: { total: 1, data: [{ id, email, subscription_status: null, open_slots: 12 }] },
      });

      expect(
        await staff.client.patch(`/admin/users/${id}`, {
          content_pillars: [' Pricing '],
          grant_free_plan: true,
        }),
      ).toMatchObject({ status: 200, body: { content_pillars: ['Pricing'], plan_type: 'free' } });
      expect((await client.get('/content-prompts')).status).toBe(200);

      const entries = encodeURIComponent(JSON.stringify({ entity_id: id }));
      expect(await staff.client.get(`/admin/audit-log?filter=${entries}&sort=id&order=ASC`)).toMatchObject({
        body: {
          total: 2,
          data: [
            { actor_email: staff.email, action: 'user.updated' },
            { actor_id: staff.id, action: 'subscription.granted' },
          ],
        },
      });
      const subscriptions = await staff.client.get(`/admin/subscriptions?filter=${filter}`);
      expect(subscriptions).toMatchObject({ body: { total: 1, data: [{ user_id: id, plan_type: 'free' }] } });
    });

    it.each([
      'sort=password',
      'filter={"password_hash":"x"}',
      'filter=[1',
      'perPage=1000',
      'page=0',
      'nope=1',
    ])('refuses a list that is asked for by %s', async (search) => {
      const staff = await signUp(app.url, { plan: null });
      await query('update profiles set is_admin = true where id = $1', [staff.id]);
      expect((await staff.client.get(`/admin/users?${encodeURI(search)}`)).status).toBe(400);
    });
  });
});
