import { DEMO_ACCOUNTS } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/modules/auth/accounts/accounts.service.js';
import { OneTimeLinksService, type LinkType } from '../../src/modules/auth/links/one-time-links.service.js';
import { StaffRightsService } from '../../src/modules/users/admin/staff-rights.service.js';
import { UsersService } from '../../src/modules/users/users.service.js';
import { AppConfig } from '../../src/config/config.js';
import { linkToken } from '../../src/platform/access/link-token.js';
import { signUp, TestClient, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const NEW_PASSWORD = 'four magpies on a gate';
const { admin, user } = DEMO_ACCOUNTS;

describe('The known accounts of a copy that was a demo and is opened to others', () => {
  let demo: TestApp;
  let open: TestApp;
  let session: TestClient;
  let bystander: SignedUpUser;

  beforeAll(async () => {
    demo = await startTestApp({ environment: { DEMO_DATA: 'true' } });
    for (const account of [admin, user]) {
      await demo.app.get(AccountsService, { strict: false }).ensure({ ...account });
    }
    await demo.app.get(StaffRightsService, { strict: false }).grant(await idOf(admin.email), null);
    bystander = await signUp(demo.url);
    const browser = new TestClient(demo.url);
    expect((await browser.post('/auth/login', admin)).status).toBe(200);
    expect((await browser.get('/admin/users')).status).toBe(200);
    // Its owner has chosen another password: or somebody signed in before did.
    const chosen = { current_password: user.password, password: NEW_PASSWORD };
    const other = new TestClient(demo.url);
    expect((await other.post('/auth/login', user)).status).toBe(200);
    expect((await other.post('/auth/change-password', chosen)).status).toBe(204);
    open = await startTestApp({
      environment: {
        DATABASE_URL: demo.database.url,
        DEMO_DATA: 'false',
        REQUIRE_EMAIL_CONFIRMATION: 'false',
      },
    });
    session = moved(browser);
  }, 60_000);
  afterAll(async () => {
    await open.close();
    await demo.close();
  });

  const idOf = async (email: string) => {
    const profile = await demo.app.get(UsersService, { strict: false }).findByEmail(email);
    return profile?.id ?? '';
  };
  /** The same browser, at the copy that is no longer a demo. */
  const moved = (browser: TestClient) => {
    const client = new TestClient(open.url);
    client.setCookie('drumbeat_access', browser.cookie('drumbeat_access') ?? '');
    client.setCookie('drumbeat_refresh', browser.cookie('drumbeat_refresh') ?? '');
    return client;
  };
  const guest = () => new TestClient(open.url);
  const token = async (type: LinkType) => {
    const link = await open.app
      .get(OneTimeLinksService, { strict: false })
      .create(type, await idOf(admin.email));
    return linkToken(open.app.get(AppConfig, { strict: false }).auth.secret, link.id);
  };

  it('are signed out', async () => {
    expect((await session.get('/admin/users')).status).toBe(401);
    const change = { current_password: admin.password, password: NEW_PASSWORD };
    expect((await session.post('/auth/change-password', change)).status).toBe(401);
    expect((await session.post('/auth/refresh')).status).toBe(401);
  });

  it.each([
    ['the password that everybody knows', admin],
    ['a password that somebody has chosen since', { email: user.email, password: NEW_PASSWORD }],
  ])('are let in by no sign-in with %s', async (_, credentials) => {
    expect((await guest().post('/auth/login', credentials)).status).toBe(401);
  });

  it('are let in by no link, which changes nothing', async () => {
    expect(
      (await guest().post('/auth/verify', { type: 'magiclink', token: await token('magiclink') })).status,
    ).toBe(401);
    const reset = { token: await token('recovery'), password: NEW_PASSWORD };
    expect((await guest().post('/auth/reset-password', reset)).status).toBe(401);
    expect((await new TestClient(demo.url).post('/auth/login', admin)).status).toBe(200);
  });

  it('keep their addresses where they are gone: nobody makes an account with one', async () => {
    await onDatabase(open.database.url, 'delete from profiles where email = $1', [user.email]);
    const account = { email: user.email, password: NEW_PASSWORD, full_name: 'Somebody' };
    expect((await guest().post('/auth/signup', account)).status).toBe(409);
  });

  it('leave all others signed in', async () => {
    expect((await moved(bystander.client).get('/profile')).status).toBe(200);
  });
});
