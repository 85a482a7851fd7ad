import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { client, OAuthClient, otherClient, redirectUri } from '../../testing/oauth-client.js';

let sandbox: Sandbox;
let clock = new Date('2026-11-21T09:00:00Z');
const oauth = new OAuthClient(() => sandbox);

beforeAll(async () => {
  const clients = [
    { clientId: 'other', clientSecret: 'other-secret', scopes: ['openid', 'r_member_social'] },
  ];
  sandbox = await startSandbox({ port: 0, clients, now: () => clock });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  clock = new Date('2026-11-21T09:00:00Z');
  sandbox.linkedin.reset({ tokens: true });
});

describe('The token endpoint', () => {
  it('exchanges a code for a token of 60 days, with the scopes in a comma list and no refresh token', async () => {
    const answer = await oauth.exchange({ code: oauth.codeFor() });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      expires_in: 5_183_999,
      scope: 'openid,profile,email,w_member_social',
      token_type: 'Bearer',
    });
    expect(body).not.toHaveProperty('refresh_token');
  });

  it('takes a code once', async () => {
    const code = oauth.codeFor();
    expect((await oauth.exchange({ code })).status).toBe(200);
    const again = await oauth.exchange({ code });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('takes a code for half an hour', async () => {
    const code = oauth.codeFor();
    clock = new Date(clock.getTime() + 30 * 60_000);
    expect((await oauth.exchange({ code })).status).toBe(400);
  });

  it('refuses a code with another redirect address, and the code is spent', async () => {
    const code = oauth.codeFor();
    const other = 'http://localhost:3000/api/callback/linkedin';
    expect((await oauth.exchange({ code, redirect_uri: other })).status).toBe(400);
    expect((await oauth.exchange({ code })).status).toBe(400);
  });

  it('refuses a code that another client was given', async () => {
    const answer = await oauth.exchange({ code: oauth.codeFor(), ...otherClient });
    expect(answer.status).toBe(400);
  });

  it('refuses code_verifier as LinkedIn does for applications without PKCE', async () => {
    const answer = await oauth.exchange({ code: oauth.codeFor(), code_verifier: 'v'.repeat(43) });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
  });

  it('refuses a wrong secret', async () => {
    const answer = await oauth.exchange({ code: oauth.codeFor(), client_secret: 'wrong' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
  });

  it('reads the client from the body only, never from the Authorization header', async () => {
    const basic = Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64');
    const answer = await oauth.submit(
      'accessToken',
      { grant_type: 'authorization_code', code: oauth.codeFor(), redirect_uri: redirectUri },
      { authorization: `Basic ${basic}` },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_description: expect.stringContaining('client_id') });
  });

  it('does not read JSON', async () => {
    const answer = await fetch(`${sandbox.url}/linkedin/oauth/v2/accessToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'authorization_code', code: oauth.codeFor(), ...client }),
    });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['refresh_token', 'unauthorized_client'],
    ['client_credentials', 'unsupported_grant_type'],
  ])('refuses the grant type %s', async (grant_type, error) => {
    const answer = await oauth.exchange({ grant_type, code: oauth.codeFor() });
    expect(await answer.json()).toMatchObject({ error });
  });

  it('issues an ID token signed with its published key, for this client, without a nonce', async () => {
    const { id_token } = (await (await oauth.exchange({ code: oauth.codeFor() })).json()) as {
      id_token: string;
    };
    const [header = '', payload = '', signature = ''] = id_token.split('.');
    const { keys } = (await (await fetch(`${sandbox.url}/linkedin/oauth/openid/jwks`)).json()) as {
      keys: [JsonWebKey];
    };
    const key = createPublicKey({ key: keys[0], format: 'jwk' });
    const content = Buffer.from(`${header}.${payload}`);
    expect(verify('RSA-SHA256', content, key, Buffer.from(signature, 'base64url'))).toBe(true);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    expect(claims).toMatchObject({ iss: `${sandbox.url}/linkedin/oauth`, aud: client.client_id });
    expect(claims).not.toHaveProperty('nonce');
  });

  it('writes no secret into the log of requests', async () => {
    const code = oauth.codeFor();
    await oauth.exchange({ code });
    const log = JSON.stringify(sandbox.linkedin.calls());
    expect(log).toContain('/linkedin/oauth/v2/accessToken');
    expect(log).not.toContain(code);
    expect(log).not.toContain(client.client_secret);
  });
});

describe('Introspection and revocation', () => {
  const introspect = async (token: string): Promise<unknown> =>
    (await oauth.submit('introspectToken', { ...client, token })).json();

  it('tells of an active token, an expired one, a revoked one and one it never saw', async () => {
    const { access_token: token } = sandbox.linkedin.mintToken({ name: 'Nora' });
    const created = clock.getTime() / 1000;
    expect(await introspect(token)).toEqual({
      active: true,
      status: 'active',
      client_id: client.client_id,
      scope: 'openid,profile,email,w_member_social',
      created_at: created,
      authorized_at: created,
      expires_at: created + 5_183_999,
      auth_type: '3L',
    });
    clock = new Date(clock.getTime() + 60 * 24 * 3_600_000);
    expect(await introspect(token)).toMatchObject({ active: false, status: 'expired' });
    expect((await oauth.submit('revoke', { ...client, token })).status).toBe(200);
    expect(await introspect(token)).toMatchObject({ active: false, status: 'revoked' });
    expect(await introspect('unknown')).toEqual({ active: false });
  });

  it('needs the client that the token was issued to', async () => {
    const { access_token: token } = sandbox.linkedin.mintToken({ name: 'Nora' });
    expect(await (await oauth.submit('introspectToken', { ...otherClient, token })).json()).toEqual({
      active: false,
    });
    expect((await oauth.submit('revoke', { ...otherClient, token })).status).toBe(200);
    expect(await introspect(token)).toMatchObject({ active: true });
    expect((await oauth.submit('revoke', { ...client, client_secret: 'wrong', token })).status).toBe(401);
  });
});

describe('The discovery document', () => {
  it('tells of pairwise subjects and neither of PKCE nor of revocation', async () => {
    const answer = await fetch(`${sandbox.url}/linkedin/oauth/.well-known/openid-configuration`);
    const document = (await answer.json()) as object;
    expect(document).toMatchObject({
      issuer: `${sandbox.url}/linkedin/oauth`,
      token_endpoint: `${sandbox.url}/linkedin/oauth/v2/accessToken`,
      subject_types_supported: ['pairwise'],
    });
    expect(document).not.toHaveProperty('code_challenge_methods_supported');
    expect(document).not.toHaveProperty('revocation_endpoint');
  });

  it('gives the same person another subject with another application', () => {
    const here = sandbox.linkedin.mintToken({ name: 'Nora' });
    const there = sandbox.linkedin.mintToken({ name: 'Nora', client_id: 'other' });
    expect(here.sub).toBe(sandbox.linkedin.mintToken({ name: 'nora' }).sub);
    expect(here.sub).not.toBe(there.sub);
  });
});
