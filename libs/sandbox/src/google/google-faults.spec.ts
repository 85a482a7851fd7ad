import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { claimsOf } from '../keys/signed-jwt.js';
import { type Sandbox, startSandbox } from '../start-sandbox.js';
import { GoogleClient, nora } from '../testing/google-client.js';
import { order } from '../testing/linkedin-client.js';

let sandbox: Sandbox;
const google = new GoogleClient(() => sandbox);

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.google.reset());

describe('A fault of Google', () => {
  it.each([
    ['500', 500],
    ['invalid_grant', 400],
  ] as const)('answers %s, and the next time as always', async (kind, status) => {
    sandbox.google.fault({ kind });
    const code = await google.code();
    expect((await google.exchange(code)).status).toBe(status);
    expect((await google.exchange(code)).status).toBe(200);
    expect(sandbox.google.calls().map((call) => [call.target, call.status, call.fault])).toEqual([
      ['token', status, kind],
      ['token', 200, null],
    ]);
  });

  it('closes the connection without an answer', async () => {
    sandbox.google.fault({ kind: 'drop' });
    await expect(google.exchange(await google.code())).rejects.toThrow();
    expect(sandbox.google.calls()).toMatchObject([{ status: 0, fault: 'drop' }]);
  });

  it('makes a client wait, until it is reset at the latest', async () => {
    sandbox.google.fault({ kind: 'slow', target: 'discovery', delay_ms: 60_000 });
    const waiting = fetch(`${google.issuer}/.well-known/openid-configuration`);
    await order(sandbox, '/google/_sandbox/reset');
    expect((await waiting).status).toBe(200);
  });

  it.each([
    ['email_unverified', { email: nora.email, email_verified: false }],
    ['wrong_nonce', { nonce: 'of-another-sign-in' }],
    ['wrong_audience', { aud: 'another.apps.googleusercontent.com' }],
    ['wrong_issuer', { iss: 'https://accounts.example.com' }],
    ['expired', { exp: 1_000_003_600 }],
  ] as const)('forges the ID token: %s', async (kind, claims) => {
    sandbox.google.fault({ kind });
    expect(claimsOf((await google.tokens()).id_token)).toMatchObject(claims);
    expect(claimsOf((await google.tokens()).id_token)).not.toMatchObject(claims);
  });

  it('leaves the address out, or the signature wrong', async () => {
    sandbox.google.fault({ kind: 'no_email' });
    expect(claimsOf((await google.tokens()).id_token)).not.toHaveProperty('email');
    sandbox.google.fault({ kind: 'bad_signature' });
    const { id_token } = await google.tokens();
    expect(claimsOf(id_token)).toMatchObject({ email: nora.email });
  });

  it('is ordered over HTTP as well, and refused when it makes no sense', async () => {
    const answer = await order(sandbox, '/google/_sandbox/faults', {
      kind: '500',
      target: 'userinfo',
      times: 2,
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      pending: [{ kind: '500', target: 'userinfo', times: 2, delay_ms: 25_000 }],
    });
    for (const body of [
      {},
      { kind: 'explode' },
      { kind: 'wrong_nonce', target: 'jwks' },
      { kind: '500', times: 0 },
    ]) {
      expect((await order(sandbox, '/google/_sandbox/faults', body)).status).toBe(400);
    }
    const foreign = await fetch(`${sandbox.url}/google/_sandbox/reset`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });
});
