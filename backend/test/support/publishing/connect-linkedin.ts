import type { AuthorizeResponse } from '../../../src/modules/linkedin/linkedin.dto.js';
import type { TestClient } from '../network/http-client.js';
import type { TestApp } from '../api/test-app.js';

/** Connects LinkedIn as a browser does: to the consent page, back with a code, and on to the settings. */
export async function connectLinkedIn(app: TestApp, client: TestClient, member: string): Promise<void> {
  const { body } = await client.get<AuthorizeResponse>('/callback/linkedin/authorize');
  const callback = app.sandbox.linkedin.consent(body.url, { allow: member });
  const response = await client.fetch(new Request(callback));
  const location = response.headers.get('location');
  if (!location?.endsWith('linkedin=connected')) {
    throw new Error(`The way back from LinkedIn answered ${response.status} and led to ${location}`);
  }
}
