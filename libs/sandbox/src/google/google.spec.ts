import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { claimsOf } from '../keys/signed-jwt.js';
import { type Sandbox, startSandbox } from '../start-sandbox.js';
import { GoogleClient, googleRedirectUri, nora } from '../testing/google-client.js';
import { demoGoogleClient } from './google.store.js';

let sandbox: Sandbox;
const google = new GoogleClient(() => sandbox);

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.google.reset());

async function isSigned(jwt: string): Promise<boolean> {
  const { keys } = (await (await fetch(`${google.issuer}/oauth2/v3/certs`)).json()) as {
    keys: [JsonWebKey & { kid: string }];
  };
  const [header = '', claims = '', signature = ''] = jwt.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  expect(kid).toBe(keys[0].kid);
  const key = createPublicKey({ key: keys[0], format: 'jwk' });
  return verify('RSA-SHA256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'));
}

describe('Google’s stand-in', () => {
  it('tells where it is by the address it is asked under', async () => {
    const byName = sandbox.url.replace('127.0.0.1', 'localhost');
    for (const origin of [sandbox.url, byName]) {
      const answer = await fetch(`${origin}/google/.well-known/openid-configuration`);
      expect(await answer.json()).toMatchObject({
        issuer: `${origin}/google`,
        authorization_endpoint: `${origin}/google/o/oauth2/v2/auth`,
        token_endpoint: `${origin}/google/token`,
        userinfo_endpoint: `${origin}/google/v1/userinfo`,
        jwks_uri: `${origin}/google/oauth2/v3/certs`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'profile'],
      });
    }
  });

  it('answers a code with an ID token that says who it is, signed and with the nonce', async () => {
    const { id_token } = await google.tokens();
    expect(await isSigned(id_token)).toBe(true);
    expect(claimsOf(id_token)).toMatchObject({
      iss: google.issuer,
      aud: demoGoogleClient.clientId,
      nonce: 'n-1',
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'nora@example.com',
      email_verified: true,
      name: 'Nora Lindqvist',
      given_name: 'Nora',
      picture: expect.stringMatching(/photo\.png$/),
    });
  });

  it('tells the same at userinfo, with a picture that is there', async () => {
    const tokens = await google.tokens();
    const person = (await (await google.userinfo(tokens)).json()) as { sub: string; picture: string };
    expect(person).toMatchObject({
      sub: claimsOf(tokens.id_token)['sub'],
      email: nora.email,
      email_verified: true,
    });
    expect((await fetch(person.picture)).headers.get('content-type')).toBe('image/png');
  });

  it('knows a person by their address, whatever they are called', async () => {
    const subjects = new Set<unknown>();
    for (const name of ['Nora', 'Nora L.']) {
      subjects.add(claimsOf((await google.tokens({ email: ' Nora@Example.com', name })).id_token)['sub']);
    }
    subjects.add(claimsOf((await google.tokens({ email: 'other@example.com' })).id_token)['sub']);
    expect(subjects.size).toBe(2);
  });

  it('says so when an address is not verified', async () => {
    const { id_token } = await google.tokens({ ...nora, email_verified: false });
    expect(claimsOf(id_token)).toMatchObject({ email: nora.email, email_verified: false });
  });

  it('sends the state and its own name back, and keeps to the scopes', async () => {
    const url = google.authorizationUrl({ scope: 'openid' });
    const callback = new URL(await sandbox.google.signIn(url, nora));
    expect(callback.origin + callback.pathname).toBe(googleRedirectUri);
    expect(callback.searchParams.get('state')).toBe('st&te');
    expect(callback.searchParams.get('iss')).toBe(google.issuer);
    const answer = await google.exchange(callback.searchParams.get('code') ?? '');
    const { id_token } = (await answer.json()) as { id_token: string };
    expect(claimsOf(id_token)).not.toHaveProperty('email');
  });

  it.each(['http://127.0.0.1:4711', 'http://localhost:80', 'http://[::1]:3000'])(
    'accepts the demo’s callback at any port of this computer: %s',
    async (origin) => {
      const redirect_uri = `${origin}${demoGoogleClient.redirectPath}`;
      const callback = await sandbox.google.signIn(google.authorizationUrl({ redirect_uri }), nora);
      const code = new URL(callback).searchParams.get('code') ?? '';
      expect((await google.exchange(code, { redirect_uri })).status).toBe(200);
    },
  );

  it.each([
    [{ redirect_uri: 'https://evil.example.com/api/auth/google/callback' }, 'redirect_uri'],
    [{ redirect_uri: 'http://localhost:3000/elsewhere' }, 'redirect_uri'],
    [{ client_id: 'nobody' }, 'client'],
  ])('shows a page and redirects nowhere for %j', async (changes, word) => {
    const answer = await fetch(google.authorizationUrl(changes), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    const page = await answer.text();
    expect(page).toContain('Access blocked');
    expect(page).toContain(word);
  });

  it('gives nothing for a code a second time, with another verifier, or without the secret', async () => {
    const code = await google.code();
    expect((await google.exchange(code)).status).toBe(200);
    expect(await (await google.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
    const code_verifier = 'another-code-verifier-that-is-long-enough-for-it';
    expect((await google.exchange(await google.code(), { code_verifier })).status).toBe(400);
    expect((await google.exchange(await google.code(), { client_secret: 'wrong' })).status).toBe(401);
  });
});

describe('The account chooser', () => {
  const open = async (): Promise<{ address: string; cookie: string; page: string }> => {
    const asked = await fetch(google.authorizationUrl(), { redirect: 'manual' });
    const address = new URL(asked.headers.get('location') ?? '', sandbox.url).href;
    const cookie = asked.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const page = await (await fetch(address, { headers: { cookie } })).text();
    return { address, cookie, page };
  };

  it('offers the demo’s user, whoever was here before and someone else, and says what it is', async () => {
    sandbox.google.account({ email: 'priya@example.com', name: 'Priya <Raman>' });
    const { page } = await open();
    expect(page).toContain('Google sandbox');
    expect(page).toContain('Choose an account');
    expect(page).toContain('demo@drumbeat.local');
    expect(page).toContain('Priya &lt;Raman&gt;');
    expect(page).toContain('Someone else');
    expect(page).toContain('http://localhost:3000');
  });

  it('is shown to everybody each time: nobody stays signed in', async () => {
    await google.code();
    expect((await open()).page).toContain('Choose an account');
  });

  it('asks again for what is no address', async () => {
    const { address, cookie } = await open();
    const body = new URLSearchParams({ decision: 'continue', account: 'new', email: 'nobody', name: 'N' });
    const answer = await fetch(address, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Enter an email address.');
  });

  it('sends whoever cancels back with access_denied', async () => {
    const callback = new URL(await sandbox.google.signIn(google.authorizationUrl(), 'cancel'));
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(callback.searchParams.get('state')).toBe('st&te');
  });

  it('can be answered in the browser that was sent there only, and once', async () => {
    const { address, cookie } = await open();
    const body = new URLSearchParams({ decision: 'cancel' });
    const other = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    expect(other.status).toBe(400);
    expect(await other.text()).toContain('This page has expired');
    const first = await fetch(address, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
    await fetch(first.headers.get('location') ?? '', { headers: { cookie }, redirect: 'manual' });
    const second = await fetch(address, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
    expect(second.status).toBe(400);
  });
});
