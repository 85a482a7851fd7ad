import { demoClient } from '../linkedin/oauth/clients.js';
import type { Sandbox } from '../start-sandbox.js';

export const redirectUri = 'http://localhost:3000/api/callback/linkedin?from=settings';
export const client = { client_id: demoClient.clientId, client_secret: demoClient.clientSecret };
export const otherClient = { client_id: 'other', client_secret: 'other-secret' };
export const allScopes = 'openid profile email w_member_social';

/** An application's requests to one stand-in, valid except for the test's changes. */
export class OAuthClient {
  constructor(private readonly sandbox: () => Sandbox) {}

  authorizationUrl(changes: Record<string, string | null> = {}): string {
    const url = new URL(`${this.sandbox().url}/linkedin/oauth/v2/authorization`);
    const query: Record<string, string | null> = {
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirectUri,
      state: 'st&te',
      scope: allScopes,
      nonce: 'n-1',
      ...changes,
    };
    for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
    return url.href;
  }

  open(changes?: Record<string, string | null>): Promise<Response> {
    return fetch(this.authorizationUrl(changes), { redirect: 'manual' });
  }

  /** A form sent to an endpoint under `/oauth/v2`. */
  submit(
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = new URLSearchParams(form);
    return fetch(`${this.sandbox().url}/linkedin/oauth/v2/${path}`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    });
  }

  codeFor(name = 'Nora Lindqvist'): string {
    const location = this.sandbox().linkedin.consent(this.authorizationUrl(), { allow: name });
    return new URL(location).searchParams.get('code') ?? '';
  }

  exchange(form: Record<string, string>): Promise<Response> {
    return this.submit('accessToken', {
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      ...client,
      ...form,
    });
  }
}

export async function requestIdOn(page: Response): Promise<string> {
  return /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
}

export function locationOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? '');
}
