import { isIP } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeviceSessionsResponse } from '../../src/modules/auth/devices/devices.dto.js';
import { signUp, TEST_PASSWORD, TestClient, type ErrorResponse } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const CLIENT = '198.51.100.7';
const MINE = '203.0.113.200';

/** The header that the last proxy forwards: the client's own value, then each proxy's client. */
const SETUPS = [
  { proxies: 'one proxy', trusted: '1', header: (client: string) => client },
  { proxies: 'two proxies', trusted: '2', header: (client: string) => `${client}, 192.0.2.80` },
  {
    proxies: 'proxies of a network',
    trusted: 'loopback, 10.0.0.0/8',
    header: (c: string) => `${c}, 10.0.0.5`,
  },
];

describe.each(SETUPS)('Behind $proxies', ({ trusted, header }) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ environment: { TRUST_PROXY: trusted, RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => app.close());

  const signIn = (
    email: string,
    password: string,
    headers: Record<string, string>,
    client = new TestClient(app.url),
  ) =>
    client.sendRaw<ErrorResponse>('POST', '/auth/login', JSON.stringify({ email, password }), {
      'content-type': 'application/json',
      ...headers,
    });
  const addressOf = async (client: TestClient) => {
    const { body } = await client.get<DeviceSessionsResponse>('/auth/sessions');
    return body.sessions.find(({ is_current }) => is_current)?.ip;
  };

  it('walls count the client, whatever the client writes before its address', async () => {
    const { email } = await signUp(app.url, { plan: null });
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess += 1) {
      const forwarded = `192.0.2.${guess}, ${header(CLIENT)}`;
      statuses.push((await signIn(email, 'wrong password', { 'x-forwarded-for': forwarded })).status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(6)).toContain(429);
    // Their owner is at another address, and is admitted.
    const owner = await signIn(email, TEST_PASSWORD, { 'x-forwarded-for': header(MINE) });
    expect(owner.status).toBe(200);
  });

  it.each([
    ['a list', `1.2.3.4, 5.6.7.8, ${header(MINE)}`],
    ['nonsense before it', `<script>alert(1)</script>, unknown, ${header(MINE)}`],
    ['3,000 characters before it', `${'x'.repeat(3_000)}, ${header(MINE)}`],
    ['a port behind it', header(`${MINE}:4711`)],
  ])('the list of devices has the client’s own address after %s', async (_, forwarded) => {
    const { email } = await signUp(app.url, { plan: null });
    const client = new TestClient(app.url);
    expect((await signIn(email, TEST_PASSWORD, { 'x-forwarded-for': forwarded }, client)).status).toBe(200);
    expect(await addressOf(client)).toBe(MINE);
  });

  it.each([
    ['words', 'the moon'],
    ['3,000 characters', 'x'.repeat(3_000)],
    ['a zone of 3,000 characters', `fe80::1%${'x'.repeat(3_000)}`],
    ['nothing', ''],
  ])('%s are no address', async (_, client) => {
    const { email } = await signUp(app.url, { plan: null });
    const browser = new TestClient(app.url);
    const answer = await signIn(email, TEST_PASSWORD, { 'x-forwarded-for': header(client) }, browser);
    expect(answer.status).toBe(200);
    const address = (await addressOf(browser)) ?? '';
    expect(isIP(address)).not.toBe(0);
    expect(address).not.toBe(MINE);
  });

  it('no forwarded host makes another site ours', async () => {
    const { email } = await signUp(app.url, { plan: null });
    const headers = {
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': header(CLIENT),
    };
    expect(await signIn(email, TEST_PASSWORD, headers)).toMatchObject({
      status: 403,
      body: { code: 'request.cross_site' },
    });
    expect((await signIn(email, TEST_PASSWORD, { origin: app.url })).status).toBe(200);
  });
});
