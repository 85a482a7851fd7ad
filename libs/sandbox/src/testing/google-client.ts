import { createHash } from 'node:crypto';
import { demoGoogleClient } from '../google/google.store.js';
import type { Sandbox } from '../start-sandbox.js';

export const googleRedirectUri = `http://localhost:3000${demoGoogleClient.redirectPath}`;
export const verifier = 'a-code-verifier-that-is-long-enough-for-rfc-7636';

export interface Tokens {
  id_token: string;
  access_token: string;
}

/** An application's requests to one stand-in, valid except for the test's changes. */
export class GoogleClient {
  constructor(private readonly sandbox: () => Sandbox) {}

  get issuer(): string {
    return `${this.sandbox().url}/google`;
  }

  authorizationUrl(changes: Record<string, string | null> = {}): string {
    const url = new URL(`${this.issuer}/o/oauth2/v2/auth`);
    const query: Record<string, string | null> = {
      response_type: 'code',
      client_id: demoGoogleClient.clientId,
      redirect_uri: googleRedirectUri,
      scope: 'openid email profile',
      state: 'st&te',
      nonce: 'n-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      ...changes,
    };
    for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
    return url.href;
  }

  /** Signs in, by default as Nora, and returns the code. */
  async code(choice: { email: string; name?: string; email_verified?: boolean } = nora): Promise<string> {
    const callback = await this.sandbox().google.signIn(this.authorizationUrl(), choice);
    return new URL(callback).searchParams.get('code') ?? '';
  }

  exchange(code: string, changes: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: googleRedirectUri,
        code_verifier: verifier,
        client_id: demoGoogleClient.clientId,
        client_secret: demoGoogleClient.clientSecret,
        ...changes,
      }),
    });
  }

  async tokens(choice?: { email: string; name?: string; email_verified?: boolean }): Promise<Tokens> {
    const answer = await this.exchange(await this.code(choice));
    return (await answer.json()) as Tokens;
  }

  userinfo({ access_token }: Tokens): Promise<Response> {
    return fetch(`${this.issuer}/v1/userinfo`, { headers: { authorization: `Bearer ${access_token}` } });
  }
}

export const nora = { email: 'nora@example.com', name: 'Nora Lindqvist' };
