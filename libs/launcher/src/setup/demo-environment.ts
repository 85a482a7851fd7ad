import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import { ROOT, type Settings } from './settings.ts';

/** The address of the stand-ins. `localhost`, because the browser goes there as well. */
export const sandboxUrl = ({ sandboxPort }: Settings): string => `http://localhost:${sandboxPort}`;

/** Settings of LinkedIn's stand-in: its address and its registered application. */
const linkedinSandbox = (settings: Settings): NodeJS.ProcessEnv => ({
  LINKEDIN_AUTH_URL: `${sandboxUrl(settings)}/linkedin/oauth/v2`,
  LINKEDIN_API_URL: `${sandboxUrl(settings)}/linkedin`,
  LINKEDIN_SITE_URL: `${sandboxUrl(settings)}/linkedin`,
  LINKEDIN_CLIENT_ID: 'drumbeat-sandbox',
  LINKEDIN_CLIENT_SECRET: 'drumbeat-sandbox-secret',
  LINKEDIN_SANDBOX: 'true',
});

/** The same for Google's. */
const googleSandbox = (settings: Settings): NodeJS.ProcessEnv => ({
  GOOGLE_ISSUER: `${sandboxUrl(settings)}/google`,
  GOOGLE_CLIENT_ID: 'drumbeat-sandbox.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'drumbeat-sandbox-google-secret',
  GOOGLE_SANDBOX: 'true',
});

/** The same for Stripe's. */
const stripeSandbox = (settings: Settings): NodeJS.ProcessEnv => ({
  STRIPE_API_URL: sandboxUrl(settings),
  STRIPE_SECRET_KEY: 'sk_test_drumbeat_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_drumbeat_sandbox_of_this_computer',
  STRIPE_PRICE_ID: 'price_drumbeat_monthly',
  STRIPE_SANDBOX: 'true',
});

/** The same for Klaviyo's. */
const klaviyoSandbox = (settings: Settings): NodeJS.ProcessEnv => ({
  KLAVIYO_API_URL: `${sandboxUrl(settings)}/klaviyo`,
  KLAVIYO_API_KEY: 'pk_drumbeat_sandbox_klaviyo_key',
  KLAVIYO_SANDBOX: 'true',
});

/** Where the sandbox delivers Stripe's messages. */
export const stripeWebhookUrl = ({ host, port }: Settings): string =>
  `http://${host}:${port}/api/webhooks/stripe`;

/** Address of the page with the demo user's mail. */
export const mailboxUrl = (settings: Settings): string => `${sandboxUrl(settings)}/mailbox`;

/** Address of the mail server that never relays. */
const mailSandbox = (settings: Settings): NodeJS.ProcessEnv => ({
  SMTP_URL: `smtp://127.0.0.1:${settings.smtpPort}`,
  MAIL_FROM: 'Drumbeat <hello@drumbeat.local>',
  MAIL_SANDBOX_URL: mailboxUrl(settings),
  // A first look should not begin with a mail (ACCOUNT-6).
  REQUIRE_EMAIL_CONFIRMATION: 'false',
});

/** The backend's environment in the local demo: what is set stays, what is missing is filled in. */
export function backendEnvironment(
  settings: Settings,
  databaseUrl: string,
  secrets: Secrets,
): NodeJS.ProcessEnv {
  return {
    ...(settings.real.linkedin ? {} : linkedinSandbox(settings)),
    ...(settings.real.google ? {} : googleSandbox(settings)),
    ...(settings.real.stripe ? {} : stripeSandbox(settings)),
    ...(settings.real.klaviyo ? {} : klaviyoSandbox(settings)),
    ...(settings.real.mail ? {} : mailSandbox(settings)),
    // Browsers name the service that takes their messages: the stand-in's is one of them.
    ...(settings.openness.reach === null ? { PUSH_SANDBOX_URL: `${sandboxUrl(settings)}/push/` } : {}),
    STORAGE_DIR: join(settings.dataDir, 'files'),
    // Unreachable for others (settings.ts), or explicitly enabled by its owner.
    ...(settings.openness.reach === null ? { ALLOW_SANDBOX: 'true' } : {}),
    ...secrets,
    ...withoutEmpty(process.env),
    DEMO_DATA: String(settings.withDemo),
    PORT: String(settings.port),
    DATABASE_URL: databaseUrl,
    // Node keeps what it compiled, which saves the programs a quarter of their start.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
  };
}

/** `NAME=` in a .env file means "not set". */
const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
