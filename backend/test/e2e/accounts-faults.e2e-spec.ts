import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SIGN_IN_LIMITS } from '../../src/modules/auth/auth.limits.js';
import {
  TEST_PASSWORD,
  TestClient,
  signUp,
  type ErrorResponse,
  type SignedUpUser,
} from '../support/network/http-client.js';
import { startTcpProxy, type TcpProxy } from '../support/network/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

describe('Two instances on one database', () => {
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    first = await startTestApp();
    second = await startTestApp({ environment: { DATABASE_URL: first.database.url } });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it('know each other’s sessions: signing out at one of them works at once at the other', async () => {
    const { client, email } = await signUp(first.url);
    const elsewhere = new TestClient(second.url);
    await elsewhere.post('/auth/login', { email, password: TEST_PASSWORD });
    expect((await elsewhere.get('/profile')).status).toBe(200);
    await client.post('/auth/logout');
    expect((await elsewhere.get('/profile')).status).toBe(401);
  });
});

describe('Two instances with a tenth of the allowance', () => {
  const scaled = { RATE_LIMIT_SCALE: '0.1' };
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    first = await startTestApp({ environment: scaled });
    second = await startTestApp({ environment: { ...scaled, DATABASE_URL: first.database.url } });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it('count the sign-ins of an address together, and answer 429 with the seconds to wait', async () => {
    const [left, right] = [new TestClient(first.url), new TestClient(second.url)];
    const allowed = SIGN_IN_LIMITS.perAddress.points * Number(scaled.RATE_LIMIT_SCALE);
    const answers = await Promise.all(
      Array.from({ length: allowed + 4 }, (_, attempt) =>
        (attempt % 2 ? left : right).post<ErrorResponse>('/auth/login', {
          email: `${attempt}@example.test`,
          password: 'wrong password',
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(allowed);
    expect(refused).toHaveLength(4);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ code: 'auth.too_many_attempts' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    }
  });

  it('count the sign-ups of an address together', async () => {
    for (const { url } of [first, second, first]) await signUp(url, { plan: null });
    const { status, headers } = await new TestClient(second.url).post('/auth/signup', {
      email: 'one.more@example.test',
      password: TEST_PASSWORD,
    });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

describe('While the database is away', () => {
  let app: TestApp;
  let cable: TcpProxy;
  let user: SignedUpUser;

  beforeAll(async () => {
    const real = await startTestApp();
    const url = new URL(real.database.url);
    cable = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.hostname = '127.0.0.1';
    url.port = String(cable.port);
    const behind = await startTestApp({ environment: { DATABASE_URL: url.href } });
    app = {
      ...behind,
      close: async () => {
        await behind.close();
        await cable.close();
        await real.close();
      },
    };
    user = await signUp(app.url);
  });
  afterAll(() => app.close());

  it('every call answers 503, nobody is signed out, and all goes on by itself when it is back', async () => {
    const { client, email } = user;
    await cable.cut();
    const calls = [
      client.get<ErrorResponse>('/profile'),
      client.get<ErrorResponse>('/beta/auth/session'),
      client.post<ErrorResponse>('/auth/refresh'),
      client.post<ErrorResponse>('/auth/login', { email, password: TEST_PASSWORD }),
      client.post<ErrorResponse>('/auth/signup', { email: 'new@example.test', password: TEST_PASSWORD }),
      client.get<ErrorResponse>('/health/ready'),
    ];
    for (const { status, body, headers } of await Promise.all(calls)) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'service.unavailable' });
      expect(headers.get('retry-after')).toBe('2');
    }
    expect((await client.get('/health/live')).status).toBe(200);

    await cable.restore();
    expect((await client.get('/profile')).status).toBe(200);
    expect((await client.post('/auth/refresh')).status).toBe(200);
    expect((await client.get('/beta/auth/session')).body).toMatchObject({ user: { email } });
    const again = { email: 'new@example.test', password: TEST_PASSWORD };
    expect((await new TestClient(app.url).post('/auth/signup', again)).status).toBe(201);
  });
});
