import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import type { MintedToken } from '../linkedin.sandbox.js';

let sandbox: Sandbox;
let nora: MintedToken;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.linkedin.reset({ tokens: true });
  nora = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
});

describe('GET /v2/userinfo', () => {
  const userinfo = (token: string): Promise<Response> =>
    fetch(`${sandbox.url}/linkedin/v2/userinfo`, { headers: { authorization: `Bearer ${token}` } });

  it('tells the member, with the locale as an object', async () => {
    const answer = await userinfo(nora.access_token);
    expect(await answer.json()).toEqual({
      sub: nora.sub,
      name: 'Nora Lindqvist',
      given_name: 'Nora',
      family_name: 'Lindqvist',
      picture: `${sandbox.url}/linkedin/media/${nora.sub}/photo.png`,
      locale: { country: 'US', language: 'en' },
      email: 'nora.lindqvist@example.com',
      email_verified: true,
    });
  });

  it('gives a picture that is one', async () => {
    const { picture } = (await (await userinfo(nora.access_token)).json()) as { picture: string };
    const image = await fetch(picture);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await image.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('tells no more than the scopes allow', async () => {
    const only = sandbox.linkedin.mintToken({ name: 'Nora', scopes: ['openid'] });
    expect(await (await userinfo(only.access_token)).json()).toEqual({ sub: only.sub });
    const none = sandbox.linkedin.mintToken({ name: 'Nora', scopes: ['w_member_social'] });
    expect((await userinfo(none.access_token)).status).toBe(403);
  });

  it('refuses a fresh token for as long as it is told to lag', async () => {
    sandbox.linkedin.fault({ kind: 'fresh_token_lag', times: 2 });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await userinfo(nora.access_token);
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { serviceErrorCode: 65601, code: 'REVOKED_ACCESS_TOKEN' },
      ]);
    }
    expect((await userinfo(nora.access_token)).status).toBe(200);
  });
});
