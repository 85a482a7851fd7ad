import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountResponse, DeviceSessionsResponse } from '../../src/modules/auth/devices/devices.dto.js';
import { TEST_PASSWORD, TestClient, signUp, type ErrorResponse } from '../support/network/http-client.js';
import { mailedLink, mailedToken } from '../support/services/mailed-link.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const NEW_PASSWORD = 'seven green lanterns';
const RESET = 'Set a new password for Drumbeat';
const CHANGED = 'Your Drumbeat password was changed';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

let app: TestApp;
let guest: TestClient;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
});
afterAll(() => app.close());
beforeEach(() => {
  guest = new TestClient(app.url);
});

const query = <Row>(sql: string, parameters: unknown[] = []) =>
  onDatabase<Row>(app.database.url, sql, parameters);
const login = (email: string, password: string, from = new TestClient(app.url)) =>
  from.post<ErrorResponse>('/auth/login', { email, password });
const mailTo = (to: string, subject: string) => app.sandbox.mailbox.waitFor({ to, subject });
/** A person signed in on three devices. */
const aPerson = async () => {
  const { client: laptop, email, id } = await signUp(app.url, { plan: null });
  const [phone, tablet] = [new TestClient(app.url, IPHONE), new TestClient(app.url)];
  for (const device of [phone, tablet]) await login(email, TEST_PASSWORD, device);
  return { id, email, laptop, phone, tablet };
};

describe('A changed password', () => {
  const change = (client: TestClient, password = NEW_PASSWORD, current_password = TEST_PASSWORD) =>
    client.post<ErrorResponse>('/auth/change-password', { current_password, password });

  it('ends the other sessions, keeps this one, tells the owner, and is the only one that works', async () => {
    const { id, email, laptop, phone, tablet } = await aPerson();
    expect((await change(laptop)).status).toBe(204);
    expect((await laptop.get('/profile')).status).toBe(200);
    for (const other of [phone, tablet]) {
      expect((await other.get('/profile')).status).toBe(401);
      expect((await other.post('/auth/refresh')).status).toBe(401);
    }
    expect((await login(email, TEST_PASSWORD)).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailTo(email, CHANGED)).text).toContain('127.0.0.1');
    expect(
      await query(`select action from audit_log where entity = 'profiles' and entity_id = $1`, [id]),
    ).toEqual([{ action: 'password.changed' }]);
  });

  it('makes links worthless that are still on their way', async () => {
    const { email, laptop } = await aPerson();
    await guest.post('/auth/forgot-password', { email });
    const token = mailedToken(await mailTo(email, RESET));
    await change(laptop);
    expect(
      (await guest.post('/auth/reset-password', { token, password: 'another three words' })).status,
    ).toBe(410);
  });

  it('needs the current one, and wrong ones are slowed down as at sign-in', async () => {
    const { laptop } = await aPerson();
    const wrong = () => change(laptop, NEW_PASSWORD, 'not the password');
    expect(await wrong()).toMatchObject({ status: 401, body: { code: 'auth.wrong_password' } });
    expect((await laptop.get('/profile')).status).toBe(200);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await wrong()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is refused with 409 for an account that has none', async () => {
    const { laptop, id } = await aPerson();
    await query('delete from user_credentials where user_id = $1', [id]);
    expect(await change(laptop)).toMatchObject({ status: 409, body: { code: 'auth.no_password' } });
  });
});

describe('A sign-in that meets a new password', () => {
  it('leaves no session behind that the old one opened', async () => {
    const { id, email, laptop } = await aPerson();
    const devices = Array.from({ length: 6 }, () => new TestClient(app.url));
    const [changed, ...signIns] = await Promise.all([
      laptop.post('/auth/change-password', { current_password: TEST_PASSWORD, password: NEW_PASSWORD }),
      ...devices.map((device) => login(email, TEST_PASSWORD, device)),
    ]);
    expect(changed.status).toBe(204);
    expect(signIns.every(({ status }) => [200, 401, 429].includes(status))).toBe(true);
    expect(
      await query('select count(*)::int as live from auth_sessions where user_id = $1 and ended_at is null', [
        id,
      ]),
    ).toEqual([{ live: 1 }]);
  });
});

describe('A forgotten password', () => {
  const forget = async (email: string, next?: string): Promise<string> => {
    expect(await guest.post('/auth/forgot-password', { email, next })).toMatchObject({
      status: 200,
      body: { sent: true },
    });
    const mail = await mailTo(email, RESET);
    const link = mailedLink(mail);
    expect(link.origin + link.pathname).toBe(`${app.url}/reset-password`);
    return mailedToken(mail);
  };
  const reset = (token: string, password = NEW_PASSWORD, from = guest) =>
    from.post<ErrorResponse>('/auth/reset-password', { token, password });

  it('is replaced by the link: all sessions end, the browser is signed in, the owner is told', async () => {
    const { id, email, laptop, phone } = await aPerson();
    const token = await forget(email);
    expect(await reset(token)).toMatchObject({ status: 200, body: { user: { id, email } } });
    expect((await guest.get('/profile')).status).toBe(200);
    for (const old of [laptop, phone]) expect((await old.get('/profile')).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    await mailTo(email, CHANGED);
    expect(
      await query(`select action from audit_log where actor_id = $1 and action like 'password.%'`, [id]),
    ).toEqual([{ action: 'password.reset' }]);
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'auth.link_used' } });
  });

  it.each([
    ['/posts?tab=drafts#last', '/posts?tab=drafts#last'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/reset-password?token=x', null],
  ])(
    'is replaced by a link that leads on to where it was asked for, on this site alone: %s',
    async (next, place) => {
      const { email } = await aPerson();
      const token = await forget(email, next);
      expect(await reset(token)).toMatchObject({ status: 200, body: { next: place } });
    },
  );

  it('is replaced by one of ten who press at the same instant', async () => {
    const { email } = await aPerson();
    const token = await forget(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        reset(token, `lantern number ${index}`, new TestClient(app.url)),
      ),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await login(email, `lantern number ${winners[0]}`)).status).toBe(200);
  });

  it('keeps its link when the new one is too easy', async () => {
    const { email } = await aPerson();
    const token = await forget(email);
    expect(await reset(token, 'password1')).toMatchObject({
      status: 400,
      body: { code: 'validation.failed' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('may be the first one: of an account that was made without', async () => {
    const { id, email } = await aPerson();
    await query('delete from user_credentials where user_id = $1', [id]);
    expect((await reset(await forget(email))).status).toBe(200);
    expect((await guest.get<AccountResponse>('/auth/account')).body).toMatchObject({
      has_password: true,
      email_confirmed: true,
    });
  });
});

describe('An easy password', () => {
  const COMMON = 'This password is too easy to guess: it is on public lists of common and stolen passwords.';

  it.each([
    ['12345', 'Password must be at least 6 characters long'],
    ['password1', COMMON],
    ['PASSWORD1', COMMON],
    ['iloveyou', COMMON],
    ['zqzqzqzqzq', 'This password is too easy to guess: it repeats the same few characters.'],
    [
      '5t6y7u8i9o',
      'This password is too easy to guess: its characters follow one another on the keyboard or in order.',
    ],
    [
      'Drumbeat2026!',
      'This password is too easy to guess: it is little more than a word that everybody tries here.',
    ],
    [
      'ada.lovelace',
      'This password is too easy to guess: it is little more than your email address or a part of it.',
    ],
  ])('is refused at sign-up, with the true reason at its field: %s', async (password, message) => {
    const email = 'ada.lovelace@example.test';
    expect(await guest.post<ErrorResponse>('/auth/signup', { email, password })).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', details: [{ field: 'password', message }] },
    });
    expect(await query('select 1 from profiles where email = $1', [email])).toEqual([]);
  });

  it('is refused for the same reason when the password is changed and when it is reset', async () => {
    const { client, email } = await signUp(app.url, { plan: null });
    await guest.post('/auth/forgot-password', { email });
    const token = mailedToken(await mailTo(email, RESET));
    const [local = ''] = email.split('@');
    for (const [password, reason] of [
      ['letmein', COMMON],
      [local, 'it is little more than your email address'],
    ] as const) {
      const refusal = {
        status: 400,
        body: { details: [{ field: 'password', message: expect.stringContaining(reason) }] },
      };
      expect(
        await client.post('/auth/change-password', { current_password: TEST_PASSWORD, password }),
      ).toMatchObject(refusal);
      expect(await guest.post('/auth/reset-password', { token, password })).toMatchObject(refusal);
    }
  });
});

describe('The devices of a person', () => {
  const list = async (client: TestClient) =>
    (await client.get<DeviceSessionsResponse>('/auth/sessions')).body.sessions;

  it('are listed by what they are, and one can be signed out', async () => {
    const { id, laptop, phone } = await aPerson();
    const sessions = await list(phone);
    expect(sessions).toHaveLength(3);
    expect(sessions.find(({ is_current }) => is_current)).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      device: 'phone',
      ip: '127.0.0.1',
    });
    const [mine] = (await list(laptop)).filter(({ is_current }) => is_current);
    expect((await phone.delete(`/auth/sessions/${mine?.id}`)).status).toBe(204);
    expect((await laptop.get('/profile')).status).toBe(401);
    expect(
      await query(`select actor_id from audit_log where action = 'session.ended' and entity_id = $1`, [
        mine?.id,
      ]),
    ).toEqual([{ actor_id: id }]);
    expect(await list(phone)).toHaveLength(2);
    expect((await phone.delete(`/auth/sessions/${mine?.id}`)).status).toBe(404);
  });

  it('count a browser once, however often somebody signs in with it', async () => {
    const { email, phone } = await aPerson();
    const older = phone.copy();
    await login(email, TEST_PASSWORD, phone);
    expect(await list(phone)).toHaveLength(3);
    expect((await older.get('/profile')).status).toBe(401);
  });

  it('are nobody else’s to see or to end', async () => {
    const { laptop } = await aPerson();
    const stranger = await aPerson();
    const [mine] = await list(laptop);
    expect((await stranger.laptop.delete(`/auth/sessions/${mine?.id}`)).status).toBe(404);
    expect((await laptop.get('/profile')).status).toBe(200);
  });

  it('lose their cookies when they end themselves', async () => {
    const { phone } = await aPerson();
    const [mine] = (await list(phone)).filter(({ is_current }) => is_current);
    expect((await phone.delete(`/auth/sessions/${mine?.id}`)).status).toBe(204);
    expect(phone.cookie('drumbeat_access')).toBeUndefined();
  });
});

describe('The owner is told by mail', () => {
  it('of a sign-in with a browser that is new, and not again of the same one', async () => {
    const { email } = await signUp(app.url, { plan: null });
    const browser = new TestClient(app.url, FIREFOX);
    await login(email, TEST_PASSWORD, browser);
    const mail = await mailTo(email, 'New sign-in to Drumbeat');
    expect(mail.text).toContain('Firefox on Windows, 127.0.0.1');
    await browser.post('/auth/logout');
    await login(email, TEST_PASSWORD, browser);
    await guest.post('/auth/forgot-password', { email });
    await mailTo(email, RESET);
    expect(app.sandbox.mailbox.mails(email).map(({ subject }) => subject)).toEqual([
      RESET,
      'New sign-in to Drumbeat',
    ]);
  });

  it('of a session that ended because its token was used by two', async () => {
    const { client, email } = await signUp(app.url, { plan: null });
    const thief = client.copy('Thief');
    expect((await client.post('/auth/refresh')).status).toBe(200);
    expect((await thief.post('/auth/refresh')).status).toBe(401);
    expect((await client.get('/profile')).status).toBe(401);
    await mailTo(email, 'We signed you out of Drumbeat to be safe');
  });
});
