import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

/** The policy as a map of directive to its sources. */
function policyOf(response: Response): Record<string, string[]> {
  const directives = (response.headers.get('content-security-policy') ?? '').split(';').filter(Boolean);
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

describe('The headers of every answer', () => {
  let plain: TestApp;

  beforeAll(async () => {
    plain = await startTestApp();
  }, 60_000);
  afterAll(() => plain.close());

  it.each([
    ['an answer', '/api/health/live', 200],
    ['an error', '/api/profile', 401],
    ['a route that is not there', '/api/nothing', 404],
    ['an answer under another spelling', '/%61pi/health/live', 200],
    ['an error under another spelling', '/%61pi/%70rofile', 401],
  ])('forbid foreign scripts, frames and guessing of types on %s', async (_, path, status) => {
    const response = await fetch(`${plain.url}${path}`);
    expect(response.status).toBe(status);
    const policy = policyOf(response);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'connect-src': ["'self'"],
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(self\)/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers.has('x-powered-by')).toBe(false);
  });

  it('ask for HTTPS only where the site has it', async () => {
    const insecure = await fetch(`${plain.url}/api/health/live`);
    expect(insecure.headers.has('strict-transport-security')).toBe(false);
    const secure = await startTestApp({ environment: { PUBLIC_URL: 'https://drumbeat.example' } });
    const wide = await startTestApp({
      environment: { PUBLIC_URL: 'https://drumbeat.example', HSTS_INCLUDE_SUBDOMAINS: 'true' },
    });
    try {
      const response = await fetch(`${secure.url}/api/health/live`);
      expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/);
      const chosen = await fetch(`${wide.url}/api/health/live`);
      expect(chosen.headers.get('strict-transport-security')).toContain('includeSubDomains');
    } finally {
      await wide.close();
      await secure.close();
    }
  }, 60_000);
});
