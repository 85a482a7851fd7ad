import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type {
  AuthorizeResponse,
  IntegrationsResponse,
  SocialAccountsResponse,
} from '../../src/modules/linkedin/linkedin.dto.js';
import type { SocialAccountEntity } from '../../src/modules/linkedin/accounts/social-account.entity.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

jest.setTimeout(60_000);

describe('Connecting LinkedIn', () => {
  let app: TestApp;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await signUp(app.url);
  });
  afterEach(() => app.sandbox.linkedin.reset());

  const authorize = async (query = '') => {
    const { status, body } = await user.client.get<AuthorizeResponse>(`/callback/linkedin/authorize${query}`);
    expect(status).toBe(200);
    return body.url;
  };
  /** Follows the redirect back from LinkedIn; returns its target. */
  const comeBack = async (callback: string, client = user.client) => {
    const { status, headers } = await client.fetch(new Request(callback));
    expect(status).toBe(302);
    return headers.get('location');
  };
  const account = async () =>
    (await user.client.get<SocialAccountsResponse>('/social-accounts')).body.accounts[0];
  const rows = () =>
    onDatabase<SocialAccountEntity>(app.database.url, 'select * from social_accounts where user_id = $1', [
      user.id,
    ]);

  it('is begun sixty times an hour by one user, and no more', async () => {
    const begin = async () => (await user.client.get('/callback/linkedin/authorize')).status;
    for (let time = 0; time < 60; time += 1) expect(await begin()).toBe(200);
    expect(await begin()).toBe(429);
    const states = await onDatabase(app.database.url, 'select 1 from oauth_states where user_id = $1', [
      user.id,
    ]);
    expect(states).toHaveLength(60);
    expect(
      (await signUp(app.url).then(({ client }) => client.get('/callback/linkedin/authorize'))).status,
    ).toBe(200);
  });

  it('is begun by no other site, and LinkedIn is one when it sends the browser back', async () => {
    const from = (site: string, address: string) => {
      const headers = { 'sec-fetch-site': site, 'x-drumbeat-user': user.id };
      return user.client.fetch(new Request(address, { headers }));
    };
    const begin = `${app.url}/api/callback/linkedin/authorize`;
    for (const site of ['cross-site', 'same-site']) {
      const refused = await from(site, begin);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'request.cross_site' }]);
    }
    const begun = await from('same-origin', begin);
    const { url } = (await begun.json()) as AuthorizeResponse;
    const callback = app.sandbox.linkedin.consent(url, { allow: 'Nora Lindqvist' });
    const back = await from('cross-site', callback);
    expect(back.headers.get('location')).toBe(`${app.url}/callback?linkedin=connected`);
  });

  it('goes over LinkedIn’s consent page, and the member’s token is kept sealed', async () => {
    expect(await account()).toMatchObject({ provider: 'linkedin', is_connected: false, display_name: null });
    const url = await authorize();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'drumbeat-sandbox',
      redirect_uri: `${app.url}/api/callback/linkedin`,
      scope: 'openid profile email w_member_social',
    });
    const callback = app.sandbox.linkedin.consent(url, { allow: 'Nora Lindqvist' });
    expect(await comeBack(callback)).toBe(`${app.url}/callback?linkedin=connected`);
    expect(await account()).toMatchObject({
      is_connected: true,
      display_name: 'Nora Lindqvist',
      granted_scopes: ['email', 'openid', 'profile', 'w_member_social'],
      needs_reconnect: false,
    });
    const [row] = await rows();
    expect(row?.access_token_encrypted).toMatch(/^v1\.test\./);
    expect(JSON.stringify((await user.client.get('/social-accounts')).body)).not.toContain('token');
  });

  it('comes back to the page that asked, but only to one of ours', async () => {
    const callback = app.sandbox.linkedin.consent(await authorize('?return_to=/posts/create%3Fprompt=7'), {
      allow: 'Nora',
    });
    expect(await comeBack(callback)).toBe(`${app.url}/posts/create?prompt=7&linkedin=connected`);
    for (const path of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '/%2F/evil.example',
      '/api/auth/logout',
    ]) {
      const { status, body } = await user.client.get<ErrorResponse>(
        `/callback/linkedin/authorize?return_to=${encodeURIComponent(path)}`,
      );
      expect([status, body.code]).toEqual([400, 'validation.failed']);
    }
  });

  it('tells a refusal from a failure', async () => {
    const cancelled = app.sandbox.linkedin.consent(await authorize(), 'cancel');
    expect(await comeBack(cancelled)).toBe(`${app.url}/callback?linkedin=cancelled`);
    const left = app.sandbox.linkedin.consent(await authorize(), 'leave');
    expect(await comeBack(left)).toBe(`${app.url}/callback?linkedin=cancelled`);
    app.sandbox.linkedin.fault({ kind: '500_before', target: 'token' });
    const failed = app.sandbox.linkedin.consent(await authorize(), { allow: 'Nora' });
    expect(await comeBack(failed)).toBe(`${app.url}/callback?linkedin=failed`);
    expect((await account())?.is_connected).toBe(false);
  });

  it('waits out a new token that LinkedIn does not know everywhere yet', async () => {
    app.sandbox.linkedin.fault({ kind: 'fresh_token_lag' });
    const callback = app.sandbox.linkedin.consent(await authorize(), { allow: 'Nora' });
    expect(await comeBack(callback)).toBe(`${app.url}/callback?linkedin=connected`);
  });

  it('takes each way back once, in the browser and for the session that started it', async () => {
    const failed = `${app.url}/callback?linkedin=failed`;
    const callback = app.sandbox.linkedin.consent(await authorize(), { allow: 'Nora' });
    const stranger = await signUp(app.url);
    expect(await comeBack(callback, stranger.client)).toBe(failed);

    const thief = user.client.copy();
    expect(await comeBack(callback)).toContain('linkedin=connected');
    expect(await comeBack(callback, thief)).toBe(failed);

    const late = app.sandbox.linkedin.consent(await authorize(), { allow: 'Somebody Else' });
    const browser = user.client.copy();
    await user.client.post('/auth/logout');
    expect(await comeBack(late, browser)).toBe(failed);
    expect(await rows()).toHaveLength(1);
  });

  it('refuses a forged or missing state and whatever else comes to the address', async () => {
    await authorize();
    for (const query of [
      '',
      '?code=x',
      '?state=forged&code=x',
      '?state=a&state=b',
      `?state=${'x'.repeat(9_000)}`,
    ]) {
      expect(await comeBack(`${app.url}/api/callback/linkedin${query}`)).toBe(
        `${app.url}/callback?linkedin=failed`,
      );
    }
  });

  it('replaces the member, and keeps nothing readable of the former one', async () => {
    await connectLinkedIn(app, user.client, 'Nora Lindqvist');
    await connectLinkedIn(app, user.client, 'Somebody Else');
    expect(await account()).toMatchObject({ is_connected: true, display_name: 'Somebody Else' });
    const former = (await rows()).find(({ display_name }) => display_name === 'Nora Lindqvist');
    expect(former).toMatchObject({ access_token_encrypted: null, disconnected_at: expect.any(Date) });
    expect(app.sandbox.linkedin.calls()).toContainEqual(
      expect.objectContaining({ operation: 'revoke', status: 200 }),
    );

    await connectLinkedIn(app, user.client, 'Nora Lindqvist');
    expect(await account()).toMatchObject({ display_name: 'Nora Lindqvist' });
    expect(await rows()).toHaveLength(2);
  });

  it('disconnects: the token is erased here and revoked there', async () => {
    await connectLinkedIn(app, user.client, 'Nora Lindqvist');
    expect((await user.client.post('/callback/linkedin/disconnect')).status).toBe(204);
    expect(await account()).toMatchObject({ is_connected: false, display_name: null, granted_scopes: [] });
    expect(await rows()).toMatchObject([{ access_token_encrypted: null }]);
    expect(app.sandbox.linkedin.calls()).toContainEqual(
      expect.objectContaining({ operation: 'revoke', status: 200 }),
    );
    expect((await user.client.post('/callback/linkedin/disconnect')).status).toBe(204);
  });

  it('disconnects also while LinkedIn is away', async () => {
    await connectLinkedIn(app, user.client, 'Nora Lindqvist');
    await app.sandbox.stopListening();
    expect((await user.client.post('/callback/linkedin/disconnect')).status).toBe(204);
    await app.sandbox.listenAgain();
    expect(await rows()).toMatchObject([{ access_token_encrypted: null }]);
  });

  it('is described as a provider, and says when a stand-in plays LinkedIn', async () => {
    const { body } = await user.client.get<IntegrationsResponse>('/integrations');
    expect(body.integrations).toMatchObject([
      {
        provider: 'linkedin',
        name: 'LinkedIn sandbox',
        connect_url: '/api/callback/linkedin/authorize',
        disconnect_url: '/api/callback/linkedin/disconnect',
        site_url: `${app.sandbox.url}/linkedin`,
        sandbox: true,
      },
    ]);
  });
});
