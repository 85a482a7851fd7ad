import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { backendEnvironment } from './demo-environment.ts';
import type { Settings } from './settings.ts';

const SETTINGS: Settings = {
  port: 3000,
  sandboxPort: 3900,
  dataDir: '/nowhere',
  databaseUrl: undefined,
  realLinkedin: false,
};
const SECRETS = { AUTH_SECRET: 'made for this folder', ENCRYPTION_KEYS: 'k1:made' };

describe('the backend’s environment in the demo', () => {
  const before = process.env;
  beforeEach(() => {
    process.env = {};
  });
  afterEach(() => {
    process.env = before;
  });

  it('points LinkedIn at the sandbox and says so', () => {
    expect(backendEnvironment(SETTINGS, 'postgres://db', SECRETS)).toMatchObject({
      LINKEDIN_API_URL: 'http://localhost:3900/linkedin',
      LINKEDIN_SANDBOX: 'true',
      DATABASE_URL: 'postgres://db',
    });
  });

  it('leaves LinkedIn alone when real credentials are configured', () => {
    const env = backendEnvironment({ ...SETTINGS, realLinkedin: true }, 'postgres://db', SECRETS);
    expect(env).not.toHaveProperty('LINKEDIN_SANDBOX');
    expect(env).not.toHaveProperty('LINKEDIN_API_URL');
  });

  it('prefers a secret of the environment, and takes an empty one for none', () => {
    process.env.AUTH_SECRET = 'from outside';
    expect(backendEnvironment(SETTINGS, 'postgres://db', SECRETS).AUTH_SECRET).toBe('from outside');
    process.env.AUTH_SECRET = '';
    expect(backendEnvironment(SETTINGS, 'postgres://db', SECRETS).AUTH_SECRET).toBe('made for this folder');
  });
});
