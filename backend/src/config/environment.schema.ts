import { PASSWORD_MIN } from '@drumbeat/domain';
import { z } from 'zod';
import { parseTrustedProxies } from './trusted-proxies.js';

/** "" in an .env file means "not set". */
const text = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().min(1).optional());
const url = z.preprocess((value) => (value === '' ? undefined : value), z.url().optional());
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');
const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback);
const seconds = (fallback: number, min = 1) => z.coerce.number().int().min(min).default(fallback);
/** Browsers warn ten minutes before a session ends, and renew it in its last five: a shorter one would be all end. */
const SESSION_SECONDS_MIN = 900;
const ACCESS_TOKEN_SECONDS_MIN = 60;

const trustedProxies = z
  .string()
  .default('false')
  .transform((value, context) => {
    const proxies = parseTrustedProxies(value);
    if (proxies !== null) return proxies;
    context.addIssue({
      code: 'custom',
      message:
        'TRUST_PROXY is the number of proxies in front, such as 1, or their addresses and networks, such as loopback,10.0.0.0/8. ' +
        'True would believe whatever address a client writes',
    });
    return z.NEVER;
  });

const timing = z.number().int().positive().optional();
/** Shorter clockwork for the proof suite, as JSON. */
const publishingTimings = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'PUBLISHING_TIMINGS must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.strictObject({
      plannerIntervalMs: timing,
      planAheadMs: timing,
      sweepIntervalMs: timing,
      leaseMs: timing,
      connectTimeoutMs: timing,
      sendTimeoutMs: timing,
      sendMarginMs: timing,
      settleMs: timing,
      ownerWaitMs: timing,
      graceMs: timing,
    }),
  )
  .optional();

/** Every variable the backend reads; README's configuration table lists the same names. */
const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  PUBLIC_URL: url,
  TRUST_PROXY: trustedProxies,
  HSTS_INCLUDE_SUBDOMAINS: flag(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  DATABASE_URL: z
    .string()
    .min(1, 'DATABASE_URL is required, for example postgres://user:password@host:5432/drumbeat'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: text,
  REDIS_CLUSTER: flag(false),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('drumbeat'),

  AUTH_SECRET: z.string().min(32, 'AUTH_SECRET needs at least 32 characters of random text'),
  ENCRYPTION_KEYS: z
    .string()
    .regex(
      /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
      'ENCRYPTION_KEYS is a list of id:base64 of 32 bytes, the newest first, separated by commas',
    ),
  ACCESS_TOKEN_SECONDS: seconds(600, ACCESS_TOKEN_SECONDS_MIN),
  SESSION_IDLE_SECONDS: seconds(14 * 24 * 3600, SESSION_SECONDS_MIN),
  SESSION_ABSOLUTE_SECONDS: seconds(90 * 24 * 3600, SESSION_SECONDS_MIN),
  /** Multiplies how often one network address may sign in and sign up. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(PASSWORD_MIN).max(64).default(PASSWORD_MIN),
  /** Whether a new account has to confirm its email before it can sign in; left out: in production. */
  REQUIRE_EMAIL_CONFIRMATION: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  ),
  FREE_PLAN_SELF_SERVE: flag(true),
  STARTER_PROMPTS: flag(true),

  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_SANDBOX: flag(false),

  SMTP_URL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .url({ protocol: /^smtps?$/, error: 'SMTP_URL looks like smtps://user:password@mail.example.com' })
      .optional(),
  ),
  MAIL_FROM: text,
  MAIL_SANDBOX_URL: url,

  LINKEDIN_AUTH_URL: z.url().default('https://www.linkedin.com/oauth/v2'),
  LINKEDIN_API_URL: z.url().default('https://api.linkedin.com'),
  LINKEDIN_SITE_URL: z.url().default('https://www.linkedin.com'),
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_VERSION: z
    .string()
    .regex(/^\d{6}$/)
    .default('202609'),
  LINKEDIN_SANDBOX: flag(false),
  /** Scopes beyond the self-serve ones, separated by spaces; one that the application does not hold fails every consent. */
  LINKEDIN_EXTRA_SCOPES: z
    .string()
    .regex(/^[\w\s,]*$/, 'LINKEDIN_EXTRA_SCOPES are names of scopes, such as w_member_social_feed')
    .default(''),

  /** Files of posts: a folder that the api and the worker share, or a bucket of a service that speaks S3. */
  STORAGE_DIR: z.string().min(1).default('.data/files'),
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: flag(false),

  AI_BASE_URL: url,
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_STRUCTURED_OUTPUT: z.enum(['json_schema', 'json_object', 'prompt']).default('json_schema'),
  AI_TIMEOUT_SECONDS: seconds(60),
  AI_FIRST_TOKEN_SECONDS: seconds(20),
  PUBLISHING_TIMINGS: publishingTimings,

  /** Accounts with known passwords may be made and opened; left out: outside of production. */
  DEMO_DATA: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  ),
  /** Stand-ins may take the place of LinkedIn, Google and the mail server in production too. */
  ALLOW_SANDBOX: flag(false),
});

export type Environment = z.infer<typeof variables>;

/** Names that only this computer knows: no relay delivers for them, and each of them takes what comes from them. */
function isLocalName(host: string): boolean {
  return !host.includes('.') || /^[\d.]+$|:/u.test(host);
}

/** The sender: what was set, else an address at the host of `PUBLIC_URL`. */
export function mailSender({ MAIL_FROM, PUBLIC_URL }: Pick<Environment, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  if (MAIL_FROM !== undefined) return MAIL_FROM;
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  return `Drumbeat <no-reply@${isLocalName(host) ? 'drumbeat.local' : host}>`;
}

/** A relay elsewhere gets a sender that it can answer; one on this computer takes what it gets. */
function hasFitSender({
  SMTP_URL,
  ...env
}: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): boolean {
  if (SMTP_URL === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(SMTP_URL).hostname))
    return true;
  const domain = /@([^@>\s]+)>?$/u.exec(mailSender(env))?.[1] ?? '';
  return !isLocalName(domain) && domain !== 'drumbeat.local';
}

const SANDBOX_SETTINGS = ['GOOGLE_SANDBOX', 'LINKEDIN_SANDBOX', 'MAIL_SANDBOX_URL'] as const;

/** The variables, and that nobody weakens the safety of a real instance. */
export const environmentSchema = variables
  .refine((env) => env.PUBLISHING_TIMINGS === undefined || env.NODE_ENV === 'test', {
    path: ['PUBLISHING_TIMINGS'],
    message: 'PUBLISHING_TIMINGS is for the tests; it needs NODE_ENV=test',
  })
  .refine(hasFitSender, {
    path: ['MAIL_FROM'],
    message:
      'MAIL_FROM must be an address that your mail server may send from, such as Drumbeat <no-reply@example.com>',
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX) return;
    for (const name of SANDBOX_SETTINGS.filter((candidate) => env[candidate])) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${name} is not for production: with a stand-in anybody signs in as anybody. Leave it out, or set ALLOW_SANDBOX=true where nobody else reaches this copy`,
      });
    }
  })
  .refine((env) => env.GOOGLE_SANDBOX || env.GOOGLE_ISSUER.startsWith('https:'), {
    path: ['GOOGLE_ISSUER'],
    message: 'GOOGLE_ISSUER must be https; plain http is for the stand-in, with GOOGLE_SANDBOX=true',
  });
