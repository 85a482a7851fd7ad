import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { parseScopes, PUBLISHING, type WeeklyMode } from '@drumbeat/domain';
import type { S3Settings } from '../platform/storage/s3-storage.js';
import { environmentSchema, mailSender, type Environment } from './environment.schema.js';
import type { TrustedProxies } from './trusted-proxies.js';
import { ConfigurationError } from './start-error.js';

/** Publishing's clockwork in milliseconds; the proof suite shortens it, everybody else takes the defaults. */
export interface PublishingConfig {
  readonly plannerIntervalMs: number;
  readonly planAheadMs: number;
  readonly sweepIntervalMs: number;
  readonly leaseMs: number;
  readonly connectTimeoutMs: number;
  readonly sendTimeoutMs: number;
  readonly sendMarginMs: number;
  readonly settleMs: number;
  /** Time after settling during which a sender that still runs may report, before the user is asked. */
  readonly ownerWaitMs: number;
  readonly graceMs: number;
}

/** The backend's settings: one frozen object, read once from the environment. */
export class AppConfig {
  readonly environment: Environment['NODE_ENV'];
  readonly logLevel: Environment['LOG_LEVEL'];
  /** The demo's accounts, whose passwords are known, may be made and opened. */
  readonly demo: boolean;
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Public origin, without a trailing slash. */
    readonly publicUrl: string;
    readonly trustedProxies: TrustedProxies;
    readonly secureCookies: boolean;
    /** True when HSTS includes all subdomains. */
    readonly hstsIncludesSubdomains: boolean;
  };
  readonly database: { readonly url: string; readonly poolSize: number };
  readonly redis: { readonly url: string | undefined; readonly cluster: boolean; readonly prefix: string };
  /** Time that a stopping worker waits for its running jobs. */
  readonly shutdownMs: number;
  readonly auth: {
    readonly secret: string;
    readonly accessTokenSeconds: number;
    readonly sessionIdleSeconds: number;
    readonly sessionAbsoluteSeconds: number;
    /** Multiplies how often one network address may sign in and sign up (modules/auth/auth.limits). */
    readonly rateLimitScale: number;
    readonly passwordMinLength: number;
    /** True when a new account can sign in only after confirming its email. */
    readonly requireEmailConfirmation: boolean;
  };
  /** Sign-in with Google; undefined without the credentials of a client. */
  readonly google:
    | {
        /** Issuer URL for OpenID Connect discovery. */
        readonly issuer: string;
        readonly clientId: string;
        readonly clientSecret: string;
        /** True when a stand-in replaces Google; only then is plain http allowed. */
        readonly sandbox: boolean;
      }
    | undefined;
  readonly mail: {
    /** Undefined: no mail can be sent. */
    readonly smtpUrl: string | undefined;
    /** The sender, as `Name <address>`. */
    readonly from: string;
    /** Page of the stand-in mailbox, where the demo's user reads their mail. */
    readonly sandboxUrl: string | undefined;
  };
  /** Key ring for secrets at rest; the first key seals, all of them open. Keys are 32 bytes; null for one that is lost for good. */
  readonly encryptionKeys: readonly { readonly id: string; readonly key: Buffer | null }[];
  readonly subscriptions: { readonly freePlanSelfServe: boolean };
  /** Payment; undefined without the whole of an account's settings: then the monthly plan cannot be bought. */
  readonly stripe:
    | {
        readonly apiUrl: string;
        readonly secretKey: string;
        readonly webhookSecret: string;
        readonly priceId: string;
        /** True when a stand-in replaces Stripe; only then is plain http allowed. */
        readonly sandbox: boolean;
      }
    | undefined;
  /** What is told to the marketing service; undefined without a key: then nothing. */
  readonly klaviyo:
    { readonly apiUrl: string; readonly apiKey: string; readonly revision: string } | undefined;
  /** Messages to users' browsers; undefined without a key: then none are sent. */
  readonly push:
    | {
        /** Base64url, as browsers and push services want them. */
        readonly publicKey: string;
        readonly privateKey: string;
        /** Whom a push service may write to: an address of ours. */
        readonly contact: string;
        /** What the addresses of a stand-in begin with; all others are https and public. */
        readonly sandboxUrl: string | undefined;
      }
    | undefined;
  readonly prompts: {
    /** True when a new user's own answers order their first prompts. */
    readonly starter: boolean;
    /** What becomes of each week's prompts where staff chose nothing else for their user. */
    readonly weekly: WeeklyMode;
  };
  readonly linkedin: {
    /** Like the two below it without a slash at the end, also at the root of a host. */
    readonly authUrl: string;
    readonly apiUrl: string;
    readonly siteUrl: string;
    readonly clientId: string | undefined;
    readonly clientSecret: string | undefined;
    readonly version: string;
    readonly sandbox: boolean;
    /** True when LinkedIn is asked for the status of an uploaded image. */
    readonly imageStatus: boolean;
    /** Requested besides the scopes open to every application. */
    readonly extraScopes: readonly string[];
    /** Calls a day for everybody's figures together. */
    readonly figureCallsADay: number;
  };
  readonly storage: {
    /** Absolute folder for files when there is no bucket. */
    readonly directory: string;
    /** Undefined: files are on the disk. */
    readonly s3: S3Settings | undefined;
  };
  /** Undefined: no model is connected and the built-in writer writes. */
  readonly ai:
    | {
        readonly baseUrl: string;
        readonly apiKey: string | undefined;
        readonly model: string;
        readonly structuredOutput: Environment['AI_STRUCTURED_OUTPUT'];
        /** Instead of each call's own; `default`: none is sent. */
        readonly temperature: Environment['AI_TEMPERATURE'];
        readonly reasoningEffort: Environment['AI_REASONING_EFFORT'];
        readonly maxOutputTokens: Environment['AI_MAX_OUTPUT_TOKENS'];
        readonly timeoutMs: number;
        readonly firstTokenMs: number;
      }
    | undefined;
  readonly continuity: {
    /** A program that starts on data without a heartbeat for longer than this pauses all outgoing channels; 0: never. */
    readonly pauseAfterSilenceMs: number;
  };
  readonly publishing: PublishingConfig;

  constructor(env: Environment, publishing: PublishingConfig = defaultPublishing) {
    const publicUrl = baseAddress(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
    this.environment = env.NODE_ENV;
    this.logLevel = env.LOG_LEVEL;
    this.demo = env.DEMO_DATA ?? env.NODE_ENV !== 'production';
    this.http = {
      host: env.HOST,
      port: env.PORT,
      publicUrl,
      trustedProxies: env.TRUST_PROXY,
      secureCookies: publicUrl.startsWith('https:'),
      hstsIncludesSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    };
    this.database = { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE };
    this.redis = { url: env.REDIS_URL, cluster: env.REDIS_CLUSTER, prefix: env.REDIS_PREFIX };
    this.continuity = { pauseAfterSilenceMs: env.PAUSE_AFTER_SILENCE_MINUTES * 60_000 };
    this.shutdownMs = env.SHUTDOWN_SECONDS * 1000;
    this.auth = {
      secret: env.AUTH_SECRET,
      accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
      sessionIdleSeconds: env.SESSION_IDLE_SECONDS,
      sessionAbsoluteSeconds: env.SESSION_ABSOLUTE_SECONDS,
      rateLimitScale: env.RATE_LIMIT_SCALE,
      passwordMinLength: env.PASSWORD_MIN_LENGTH,
      requireEmailConfirmation: env.REQUIRE_EMAIL_CONFIRMATION ?? env.NODE_ENV === 'production',
    };
    this.google =
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            issuer: baseAddress(env.GOOGLE_ISSUER),
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            sandbox: env.GOOGLE_SANDBOX,
          }
        : undefined;
    this.mail = { smtpUrl: env.SMTP_URL, from: mailSender(env), sandboxUrl: env.MAIL_SANDBOX_URL };
    this.encryptionKeys = env.ENCRYPTION_KEYS.split(',').map((entry) => {
      const [id = '', key = ''] = entry.split(':');
      return { id, key: key === 'lost' ? null : Buffer.from(key, 'base64') };
    });
    this.subscriptions = { freePlanSelfServe: env.FREE_PLAN_SELF_SERVE };
    this.stripe = stripeOf(env);
    this.klaviyo = env.KLAVIYO_API_KEY
      ? {
          apiUrl: baseAddress(env.KLAVIYO_API_URL),
          apiKey: env.KLAVIYO_API_KEY,
          revision: env.KLAVIYO_REVISION,
        }
      : undefined;
    this.push = pushOf(env, publicUrl);
    this.prompts = { starter: env.STARTER_PROMPTS, weekly: env.WEEKLY_PROMPTS };
    this.linkedin = {
      authUrl: baseAddress(env.LINKEDIN_AUTH_URL),
      apiUrl: baseAddress(env.LINKEDIN_API_URL),
      siteUrl: baseAddress(env.LINKEDIN_SITE_URL),
      clientId: env.LINKEDIN_CLIENT_ID,
      clientSecret: env.LINKEDIN_CLIENT_SECRET,
      version: env.LINKEDIN_VERSION,
      sandbox: env.LINKEDIN_SANDBOX,
      imageStatus: env.LINKEDIN_IMAGE_STATUS,
      extraScopes: parseScopes(env.LINKEDIN_EXTRA_SCOPES),
      figureCallsADay: env.LINKEDIN_FIGURE_CALLS_A_DAY,
    };
    this.storage = {
      directory: resolve(env.STORAGE_DIR),
      s3: s3Of(env),
    };
    this.ai =
      env.AI_BASE_URL && env.AI_MODEL
        ? {
            baseUrl: baseAddress(env.AI_BASE_URL),
            apiKey: env.AI_API_KEY,
            model: env.AI_MODEL,
            structuredOutput: env.AI_STRUCTURED_OUTPUT,
            temperature: env.AI_TEMPERATURE,
            reasoningEffort: env.AI_REASONING_EFFORT,
            maxOutputTokens: env.AI_MAX_OUTPUT_TOKENS,
            timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
            firstTokenMs: env.AI_FIRST_TOKEN_SECONDS * 1000,
          }
        : undefined;
    this.publishing = publishing;
    deepFreeze(this);
  }
}

/** An address that paths are put behind: however it was written, it ends without a slash. */
function baseAddress(url: string): string {
  return url.replace(/\/+$/, '');
}

function stripeOf(env: Environment): AppConfig['stripe'] {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = env;
  if (!secretKey || !webhookSecret || !priceId) return undefined;
  return {
    apiUrl: baseAddress(env.STRIPE_API_URL),
    secretKey,
    webhookSecret,
    priceId,
    sandbox: env.STRIPE_SANDBOX,
  };
}

function pushOf(env: Environment, publicUrl: string): AppConfig['push'] {
  if (!env.VAPID_PRIVATE_KEY) return undefined;
  const privateKey = Buffer.from(env.VAPID_PRIVATE_KEY, 'base64');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const [, address = ''] = /([^<\s]+@[^>\s]+)>?$/u.exec(mailSender(env)) ?? [];
  return {
    publicKey: ecdh.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
    contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`,
    sandboxUrl: env.PUSH_SANDBOX_URL,
  };
}

function s3Of(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) return undefined;
  return {
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: env.S3_PATH_STYLE,
  };
}

/** Lease, settling and waiting together stay below the ten minutes in which the user must know (docs/publishing.md, "Times"). */
const defaultPublishing: PublishingConfig = {
  plannerIntervalMs: PUBLISHING.plannerTickMs,
  planAheadMs: PUBLISHING.plannerHorizonMs,
  sweepIntervalMs: PUBLISHING.sweepTickMs,
  leaseMs: PUBLISHING.leaseMs,
  connectTimeoutMs: 10_000,
  sendTimeoutMs: PUBLISHING.sendTimeoutMs,
  sendMarginMs: PUBLISHING.sendMarginMs,
  settleMs: PUBLISHING.settleMs,
  ownerWaitMs: 5 * 60_000,
  graceMs: PUBLISHING.graceMs,
};

/**
 * Reads the environment.
 * @param overrides variables that a command sets whatever the environment says
 * @throws ConfigurationError naming every wrong variable, never its value (values may be secrets).
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  overrides: NodeJS.ProcessEnv = {},
): AppConfig {
  const parsed = environmentSchema.safeParse({ ...env, ...overrides });
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  return new AppConfig(parsed.data, { ...defaultPublishing, ...parsed.data.PUBLISHING_TIMINGS });
}

function deepFreeze(value: object): void {
  for (const child of Object.values(value) as unknown[]) {
    if (child !== null && typeof child === 'object' && !Buffer.isBuffer(child)) deepFreeze(child);
  }
  Object.freeze(value);
}

/** What a program that is started gets: all that this one has, and more. */
export const environmentWith = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});
