import { join, resolve } from 'node:path';
import { loadEnvFile } from '../../env-file.mjs';
import { LaunchError } from '../../launch-error.mjs';
import { readPorts } from '../../ports.mjs';

/** The repository's folder, where every command runs. */
export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

export interface Settings {
  /** Port of the application. */
  port: number;
  /** Its host name on this machine, as used in addresses. */
  host: string;
  /** Public origin, without a trailing slash. */
  publicUrl: string;
  /** Port of the stand-ins for external services. */
  sandboxPort: number;
  /** SMTP port of their mail server. */
  smtpPort: number;
  /** Absolute. Database, secrets and logs of this copy. */
  dataDir: string;
  /** A PostgreSQL of the user's own; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** The reason why this copy is more than a local trial, as text; null when it is not. */
  openness: {
    /** Others can reach it. */
    reach: string | null;
    /** It has a user's own data. */
    data: string | null;
  };
  /** True to create demo accounts and sample data. */
  withDemo: boolean;
  /** The configured external services; a stand-in replaces each other one. */
  real: Record<'linkedin' | 'google' | 'mail' | 'stripe' | 'klaviyo', boolean>;
}

/** Reads .env where there is one (the environment itself wins) and what the launcher needs to know. */
export function readSettings(): Settings {
  loadEnvFile(join(ROOT, '.env'));
  const { env } = process;
  const openness = opennessOf(env);
  const { PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort } = readPorts(env);
  return {
    port,
    host: nearHost(env.HOST?.trim() || '127.0.0.1'),
    publicUrl: (env.PUBLIC_URL?.trim() || `http://localhost:${port}`).replace(/\/+$/, ''),
    sandboxPort,
    smtpPort,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    openness,
    withDemo: demoChoice(env) ?? (openness.reach ?? openness.data) === null,
    real: {
      linkedin: isWhole('LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'),
      google: isWhole('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
      mail: Boolean(env.SMTP_URL),
      // Nobody but the owner may buy with test cards: a copy that others reach has no payment instead.
      stripe: isWhole('STRIPE_SECRET_KEY', 'STRIPE_PRICE_ID') || openness.reach !== null,
      // Nothing needs it: a copy that others reach tells nobody until it has a key.
      klaviyo: Boolean(env.KLAVIYO_API_KEY?.trim()) || openness.reach !== null,
    },
  };
}

/** A half-configured client would be mixed with the stand-in's other half, and fail at the first sign-in. @throws LaunchError */
function isWhole(id: string, secret: string): boolean {
  const isSet = (name: string) => Boolean(process.env[name]?.trim());
  const [given, missing] = isSet(id) ? [id, secret] : [secret, id];
  if (isSet(given) && !isSet(missing)) {
    throw new LaunchError(
      `${missing} is missing: ${given} is set, and does nothing without it. Set both, or neither.`,
    );
  }
  return isSet(given);
}

/** The owner's explicit choice, undefined without one. */
function demoChoice({ DEMO_DATA: choice }: NodeJS.ProcessEnv): boolean | undefined {
  if (!choice) return undefined;
  if (choice === 'true' || choice === 'false') return choice === 'true';
  throw new LaunchError(`DEMO_DATA must be true or false, not "${choice}"`);
}

/** Public passwords, and stand-ins that sign in anybody, are only for a copy that nobody else can reach. */
function opennessOf({
  DATABASE_URL,
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
}: NodeJS.ProcessEnv): Settings['openness'] {
  const data = DATABASE_URL ? 'DATABASE_URL names a database of your own' : null;
  if (HOST && !isOwnMachine(HOST)) return { reach: `HOST=${HOST} lets other machines in`, data };
  if (PUBLIC_URL && !(URL.canParse(PUBLIC_URL) && isOwnMachine(new URL(PUBLIC_URL).hostname))) {
    return { reach: `PUBLIC_URL=${PUBLIC_URL} is not on this machine`, data };
  }
  // A proxy in front of loopback admits all its clients.
  if (TRUST_PROXY && !['false', '0'].includes(TRUST_PROXY.trim().toLowerCase())) {
    return { reach: `TRUST_PROXY=${TRUST_PROXY} says that a proxy stands in front`, data };
  }
  return { reach: null, data };
}

/** All addresses of this machine include the one that is only its own. */
function nearHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function isOwnMachine(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
}

/**
 * Stand-ins must not run in a copy that others can reach: the one for Google signs in as anybody.
 * @throws LaunchError
 */
export function requireRealServices({ real, openness }: Settings): void {
  if (openness.reach === null || process.env.ALLOW_SANDBOX === 'true') return;
  const missing = [
    ...(real.linkedin ? [] : ['LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET']),
    ...(real.google ? [] : ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET']),
    ...(real.mail ? [] : ['SMTP_URL']),
  ];
  if (missing.length === 0) return;
  throw new LaunchError(
    `${openness.reach}, and a stand-in would take the place of what is not set: ${missing.join(', ')}. ` +
      'With one anybody signs in as anybody. Set them, or ALLOW_SANDBOX=true if only you reach this copy.',
  );
}

/** True when any stand-in is needed. */
export const needsSandbox = ({ real }: Settings): boolean => !Object.values(real).every(Boolean);
