import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { GoogleStartResponse } from '../../src/modules/auth/google/google.dto.js';
import { PinoLogger } from '../../src/platform/logging/pino-logger.js';
import { TestClient, type ErrorResponse } from '../support/network/http-client.js';
import { mailedToken } from '../support/services/mailed-link.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const PASSWORDS = {
  first: 'a quiet harbour at dawn',
  wrong: 'a loud harbour at noon',
  second: 'seven green lanterns',
  third: 'four quiet drums at dusk',
};
const COOKIES = ['drumbeat_access', 'drumbeat_refresh', 'drumbeat_google'];

let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  app.app.useLogger(new PinoLogger('trace', { write: (line) => void lines.push(line) }));
});
afterAll(() => app.close());

it('the log at its most talkative holds no password, token, code or cookie of any way in', async () => {
  const email = `${randomUUID()}@example.test`;
  const browser = new TestClient(app.url);
  const secrets = new Set<string>(Object.values(PASSWORDS));
  const keepCookies = () => {
    for (const name of COOKIES) secrets.add(browser.cookie(name) ?? PASSWORDS.first);
  };
  const post = async (path: string, body?: unknown) => {
    const { status } = await browser.post<ErrorResponse>(path, body);
    keepCookies();
    return status;
  };
  const linkOf = async (path: string, subject: string) => {
    expect(await post(path, { email })).toBe(200);
    const token = mailedToken(await app.sandbox.mailbox.waitFor({ to: email, subject }));
    secrets.add(token);
    return token;
  };

  expect(await post('/auth/signup', { email, password: PASSWORDS.first })).toBe(201);
  expect(await post('/auth/login', { email, password: PASSWORDS.wrong })).toBe(401);
  expect(await post('/auth/login', { email, password: PASSWORDS.first })).toBe(200);
  expect(await post('/auth/refresh')).toBe(200);
  const magic = await linkOf('/auth/magic-link/send', 'Your sign-in link for Drumbeat');
  expect(await post('/auth/verify', { token: magic, type: 'magiclink' })).toBe(200);
  const reset = await linkOf('/auth/forgot-password', 'Set a new password for Drumbeat');
  expect(await post('/auth/reset-password', { token: reset, password: PASSWORDS.second })).toBe(200);
  expect(
    await post('/auth/change-password', { current_password: PASSWORDS.second, password: PASSWORDS.third }),
  ).toBe(204);

  const { body } = await browser.post<GoogleStartResponse>('/beta/auth/google', {});
  keepCookies();
  const back = new URL(await app.sandbox.google.signIn(body.url, { email }));
  secrets.add(back.searchParams.get('code') ?? PASSWORDS.first);
  expect((await browser.fetch(new Request(back))).status).toBe(302);
  keepCookies();

  const log = lines.join('');
  for (const step of ['new_account', 'password', 'verify', 'recovery', 'google']) {
    expect(log).toContain(`"msg":"${step} {`);
  }
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  expect(lines.filter((line) => line.includes('A sign-in was refused') && line.includes(email))).toEqual([]);
});
