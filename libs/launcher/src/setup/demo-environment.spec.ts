import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { demoClient, demoGoogleClient, demoKlaviyo, demoStripe } from '@drumbeat/sandbox';
import { backendEnvironment } from './demo-environment.ts';
import type { Settings } from './settings.ts';

const SETTINGS: Settings = {
  port: 3000,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  sandboxPort: 3900,
  smtpPort: 3925,
  dataDir: '/nowhere',
  databaseUrl: undefined,
  openness: { reach: null, data: null },
  withDemo: true,
  real: { linkedin: false, google: false, mail: false, stripe: false, klaviyo: false },
};
const SECRETS = {
  AUTH_SECRET: 'made for this folder',
  ENCRYPTION_KEYS: 'k1:made',
  VAPID_PRIVATE_KEY: 'made as well',
};

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

  it('points Google and mail at the sandbox, and says where the mail can be read', () => {
    expect(backendEnvironment(SETTINGS, 'postgres://db', SECRETS)).toMatchObject({
      GOOGLE_ISSUER: 'http://localhost:3900/google',
      GOOGLE_SANDBOX: 'true',
      SMTP_URL: 'smtp://127.0.0.1:3925',
      MAIL_SANDBOX_URL: 'http://localhost:3900/mailbox',
      REQUIRE_EMAIL_CONFIRMATION: 'false',
    });
  });

  it.each([
    ['linkedin', /^LINKEDIN_/],
    ['google', /^GOOGLE_/],
    ['stripe', /^STRIPE_/],
    ['klaviyo', /^KLAVIYO_/],
    ['mail', /^(SMTP_|MAIL_|REQUIRE_EMAIL_CONFIRMATION)/],
  ] as const)('leaves %s alone, and only it, when it is configured', (service, names) => {
    const namesOf = (env: NodeJS.ProcessEnv) => Object.keys(env).sort();
    const real = { ...SETTINGS.real, [service]: true };
    const sandboxed = namesOf(backendEnvironment(SETTINGS, 'postgres://db', SECRETS));
    const mixed = namesOf(backendEnvironment({ ...SETTINGS, real }, 'postgres://db', SECRETS));
    expect(mixed).toEqual(sandboxed.filter((name) => !names.test(name)));
  });

  it('knows the applications that the sandbox knows', () => {
    expect(backendEnvironment(SETTINGS, 'postgres://db', SECRETS)).toMatchObject({
      LINKEDIN_CLIENT_ID: demoClient.clientId,
      LINKEDIN_CLIENT_SECRET: demoClient.clientSecret,
      GOOGLE_CLIENT_ID: demoGoogleClient.clientId,
      GOOGLE_CLIENT_SECRET: demoGoogleClient.clientSecret,
      STRIPE_SECRET_KEY: demoStripe.secretKey,
      STRIPE_WEBHOOK_SECRET: demoStripe.webhookSecret,
      STRIPE_PRICE_ID: demoStripe.priceId,
      KLAVIYO_API_KEY: demoKlaviyo.apiKey,
    });
  });

  it('prefers a secret of the environment, and takes an empty one for none', () => {
    process.env.AUTH_SECRET = 'from outside';
    expect(backendEnvironment(SETTINGS, 'postgres://db', SECRETS).AUTH_SECRET).toBe('from outside');
    process.env.AUTH_SECRET = '';
    expect(backendEnvironment(SETTINGS, 'postgres://db', SECRETS).AUTH_SECRET).toBe('made for this folder');
  });
});
