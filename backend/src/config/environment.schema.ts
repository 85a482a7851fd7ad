import { PASSWORD_MIN, WEEKLY_MODES } from '@drumbeat/domain';
import { z } from 'zod';
import {
  choice,
  flag,
  isPrivateKey,
  publishingTimings,
  temperature,
  text,
  tokens,
  trueOrFalse,
  trustedProxies,
  url,
  wanted,
  webAddress,
  wholeNumber,
} from './variable-kinds.js';

/** Browsers warn ten minutes before a session ends, and renew it in its last five: a shorter one would be all end. */
const SESSION_SECONDS_MIN = 900;
const ACCESS_TOKEN_SECONDS_MIN = 60;

const databaseAddress = wanted('an address such as postgres://user:password@host:5432/drumbeat');
const randomText = wanted('random text of 32 characters or more, such as of: openssl rand -base64 48');
const keyRing = wanted(
  'a list of id:base64 of 32 bytes, the newest first, separated by commas, such as of: echo "k1:$(openssl rand -base64 32)"',
);
const aboveZero = wanted('a number above 0');

/** Every variable the backend reads; the tables of README.md and docs/configuration.md list the same names. */
const variables = z.object({
  NODE_ENV: choice('production', 'development', 'test').default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(3000, 0, 65_535),
  PUBLIC_URL: url,
  TRUST_PROXY: trustedProxies,
  HSTS_INCLUDE_SUBDOMAINS: flag(false),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),

  DATABASE_URL: z.string(databaseAddress).regex(/^(?:postgres|postgresql|socket):/, databaseAddress),
  DATABASE_POOL_SIZE: wholeNumber(10, 2, 200),
  REDIS_URL: z
    .string()
    .regex(
      /^(?:(?:^|,)(?:rediss?:\/\/[^,\s]+|\/[^,\s]+|[\w.-]+:\d+))+$/,
      wanted('an address such as redis://localhost:6379, or several of a cluster, separated by commas'),
    )
    .optional(),
  REDIS_CLUSTER: flag(false),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, wanted('letters, digits, _ and -'))
    .default('drumbeat'),
  /** Below the grace period of the worker's supervisor (stop_grace_period in docker-compose.yml). */
  SHUTDOWN_SECONDS: wholeNumber(30, 1),

  /** A machine that starts by itself from a snapshot sends what the snapshot calls due; longer than a restart takes. */
  PAUSE_AFTER_SILENCE_MINUTES: wholeNumber(0, 0),

  AUTH_SECRET: z.string(randomText).min(32, randomText),
  ENCRYPTION_KEYS: z
    .string(keyRing)
    .regex(/^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:(?:[A-Za-z0-9+/]{43}=|lost))*$/, keyRing)
    .refine((ring) => {
      const ids = ring.split(',').map((entry) => entry.split(':')[0]);
      return new Set(ids).size === ids.length;
    }, 'must name each id once: what the second of the same name sealed would not open. Give the new key an id of its own'),
  ACCESS_TOKEN_SECONDS: wholeNumber(600, ACCESS_TOKEN_SECONDS_MIN),
  SESSION_IDLE_SECONDS: wholeNumber(14 * 24 * 3600, SESSION_SECONDS_MIN),
  SESSION_ABSOLUTE_SECONDS: wholeNumber(90 * 24 * 3600, SESSION_SECONDS_MIN),
  /** Multiplies how often one network address may sign in and sign up. */
  RATE_LIMIT_SCALE: z.coerce.number(aboveZero).positive(aboveZero).default(1),
  PASSWORD_MIN_LENGTH: wholeNumber(PASSWORD_MIN, PASSWORD_MIN, 64),
  /** True when a new account has to confirm its email before it can sign in; default: true in production. */
  REQUIRE_EMAIL_CONFIRMATION: trueOrFalse.optional(),
  FREE_PLAN_SELF_SERVE: flag(true),
  STARTER_PROMPTS: flag(true),
  WEEKLY_PROMPTS: choice(...WEEKLY_MODES).default('review'),

  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_SANDBOX: flag(false),

  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...wanted('an address such as smtps://user:password@mail.example.com') })
    .optional(),
  MAIL_FROM: text,
  MAIL_SANDBOX_URL: url,

  LINKEDIN_AUTH_URL: webAddress.default('https://www.linkedin.com/oauth/v2'),
  LINKEDIN_API_URL: webAddress.default('https://api.linkedin.com'),
  LINKEDIN_SITE_URL: webAddress.default('https://www.linkedin.com'),
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_VERSION: z
    .string()
    .regex(/^\d{6}$/, wanted('a year and a month, such as 202609'))
    .default('202609'),
  LINKEDIN_SANDBOX: flag(false),
  /**
   * Asks for an image's status by the unversioned call, of which only LinkedIn's own page says that it is
   * allowed (LINKEDIN-22).
   */
  LINKEDIN_IMAGE_STATUS: flag(false),
  /** Scopes beyond the self-serve ones, separated by spaces; one that the application does not hold fails every consent. */
  LINKEDIN_EXTRA_SCOPES: z
    .string()
    .regex(/^[\w\s,]*$/, wanted('names of scopes, such as w_member_social_feed'))
    .default(''),
  /** LinkedIn publishes no limits; an application's own stand in its developer portal. */
  LINKEDIN_FIGURE_CALLS_A_DAY: wholeNumber(10_000, 0),

  STRIPE_API_URL: webAddress.default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_SANDBOX: flag(false),

  KLAVIYO_API_URL: webAddress.default('https://a.klaviyo.com'),
  KLAVIYO_API_KEY: text,
  KLAVIYO_REVISION: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, wanted('the day of a revision, such as 2026-10-15'))
    .default('2026-10-15'),
  KLAVIYO_SANDBOX: flag(false),

  /** The key that pushed messages are signed with: a private key of P-256. */
  VAPID_PRIVATE_KEY: z
    .string()
    .trim()
    .refine(isPrivateKey, wanted('32 random bytes, as `openssl rand -base64 32` writes them'))
    .optional(),
  PUSH_SANDBOX_URL: url,

  /** Files of posts: a folder that the api and the worker share, or an S3-compatible bucket. */
  STORAGE_DIR: z.string().default('.data/files'),
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: flag(false),

  AI_BASE_URL: url,
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_STRUCTURED_OUTPUT: choice('json_schema', 'json_object', 'prompt').default('json_schema'),
  AI_TEMPERATURE: temperature.optional(),
  AI_REASONING_EFFORT: choice('none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max').optional(),
  AI_MAX_OUTPUT_TOKENS: tokens.optional(),
  AI_TIMEOUT_SECONDS: wholeNumber(60, 1),
  AI_FIRST_TOKEN_SECONDS: wholeNumber(20, 1),
  PUBLISHING_TIMINGS: publishingTimings,

  /** Accounts with known passwords may be made and opened; left out: outside of production. */
  DEMO_DATA: trueOrFalse.optional(),
  /** Stand-ins may take the place of LinkedIn, Google, Stripe, Klaviyo, a push service and the mail server in production too. */
  ALLOW_SANDBOX: flag(false),
});

export type Environment = z.infer<typeof variables>;

/** Local host names: no relay delivers for them, and a relay on this computer accepts mail from them. */
function isLocalName(host: string): boolean {
  return !host.includes('.') || /^[\d.]+$|:/u.test(host);
}

/** The sender: what was set, else an address at the host of `PUBLIC_URL`. */
export function mailSender({ MAIL_FROM, PUBLIC_URL }: Pick<Environment, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  if (MAIL_FROM !== undefined) return MAIL_FROM;
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  return `Drumbeat <no-reply@${isLocalName(host) ? 'drumbeat.local' : host}>`;
}

/** A remote relay needs a sender address that can receive replies; a local one accepts any. */
function hasFitSender({
  SMTP_URL,
  ...env
}: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): boolean {
  // What is no address at all has a sentence of its own.
  const host = SMTP_URL === undefined ? undefined : URL.parse(SMTP_URL)?.hostname;
  if (host === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(host)) return true;
  const domain = /@([^@>\s]+)>?$/u.exec(mailSender(env))?.[1] ?? '';
  return !isLocalName(domain) && domain !== 'drumbeat.local';
}

const SANDBOX_SETTINGS = [
  'GOOGLE_SANDBOX',
  'LINKEDIN_SANDBOX',
  'STRIPE_SANDBOX',
  'KLAVIYO_SANDBOX',
  'MAIL_SANDBOX_URL',
  'PUSH_SANDBOX_URL',
] as const;

/** Settings that do nothing, or half of something, without another one. */
const NEEDS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_ID'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_ID', 'STRIPE_SECRET_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_MODEL', 'AI_BASE_URL'],
  ['AI_API_KEY', 'AI_BASE_URL'],
  ['REDIS_CLUSTER', 'REDIS_URL'],
  ['PUSH_SANDBOX_URL', 'VAPID_PRIVATE_KEY'],
] as const;

/** A blank value, as `NAME=` in an .env file, means "not set". */
function withoutBlank(env: unknown): unknown {
  const isSet = ([, value]: [string, unknown]) => typeof value !== 'string' || value.trim() !== '';
  return typeof env === 'object' && env !== null
    ? Object.fromEntries(Object.entries(env).filter(isSet))
    : env;
}

/** The variables, and the rules that keep a production instance secure. */
export const environmentSchema = z.preprocess(
  withoutBlank,
  variables
    .refine((env) => env.PUBLISHING_TIMINGS === undefined || env.NODE_ENV === 'test', {
      path: ['PUBLISHING_TIMINGS'],
      message: 'is for the tests: it needs NODE_ENV=test',
    })
    .refine(hasFitSender, {
      path: ['MAIL_FROM'],
      message:
        'must be an address that your mail server may send from, such as Drumbeat <no-reply@example.com>',
    })
    .superRefine((env, context) => {
      // A half-configured service is an error: it must not be skipped or replaced by a stand-in silently.
      for (const [given, missing] of NEEDS.filter(([one, other]) => env[one] && !env[other])) {
        context.addIssue({
          code: 'custom',
          path: [missing],
          message: `is missing: ${given} is set, and does nothing without it. Set both, or neither`,
        });
      }
    })
    .superRefine((env, context) => {
      if (env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX) return;
      for (const name of SANDBOX_SETTINGS.filter((candidate) => env[candidate])) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message:
            'is not for production: with a stand-in anybody signs in as anybody. Leave it out, or set ALLOW_SANDBOX=true where nobody else reaches this copy',
        });
      }
    })
    .refine((env) => env.GOOGLE_SANDBOX || env.GOOGLE_ISSUER.startsWith('https:'), {
      path: ['GOOGLE_ISSUER'],
      message: 'must be https; plain http is for the stand-in, with GOOGLE_SANDBOX=true',
    })
    .refine((env) => env.STRIPE_SANDBOX || env.STRIPE_API_URL.startsWith('https:'), {
      path: ['STRIPE_API_URL'],
      message: 'must be https; plain http is for the stand-in, with STRIPE_SANDBOX=true',
    })
    .refine((env) => env.KLAVIYO_SANDBOX || env.KLAVIYO_API_URL.startsWith('https:'), {
      path: ['KLAVIYO_API_URL'],
      message: 'must be https; plain http is for the stand-in, with KLAVIYO_SANDBOX=true',
    })
    // Stripe's own library puts its paths behind the host (STRIPE-1).
    .refine((env) => new URL(env.STRIPE_API_URL).pathname === '/', {
      path: ['STRIPE_API_URL'],
      message: 'must be an address without a path, such as https://api.stripe.com',
    }),
);
