import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError } from '../../launch-error.mjs';
import { readPorts } from '../../ports.mjs';

/** The repository's folder, where every command runs. */
export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

export interface Settings {
  /** Port of the application. */
  port: number;
  /** Where it answers on this machine, as an address names it. */
  host: string;
  /** Where browsers reach it, without a slash at the end. */
  publicUrl: string;
  /** Port of the stand-ins for the outside world. */
  sandboxPort: number;
  /** Port on which their mail server takes mail. */
  smtpPort: number;
  /** Absolute. Database, secrets and logs of this copy. */
  dataDir: string;
  /** A PostgreSQL of the user's own; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** What makes this copy more than a trial on one's own machine, in words; null where nothing does. */
  openness: {
    /** Others may reach it. */
    reach: string | null;
    /** Its data is somebody's own. */
    data: string | null;
  };
  /** Known accounts and sample data are filled in. */
  withDemo: boolean;
  /** Which services of the outside world are configured; a stand-in takes the place of each other one. */
  real: Record<'linkedin' | 'google' | 'mail', boolean>;
}

/** Reads .env where there is one (the environment itself wins) and what the launcher needs to know. */
export function readSettings(): Settings {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
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
    },
  };
}

/** Half of a client would be mixed with the stand-in's other half, and fail at the first sign-in. @throws LaunchError */
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

/** What the owner says by name, undefined where they say nothing. */
function demoChoice({ DEMO_DATA: choice }: NodeJS.ProcessEnv): boolean | undefined {
  if (!choice) return undefined;
  if (choice === 'true' || choice === 'false') return choice === 'true';
  throw new LaunchError(`DEMO_DATA must be true or false, not "${choice}"`);
}

/** Known passwords, and stand-ins that sign in whoever asks, are for a copy that nobody else can reach. */
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
  // A proxy in front of loopback lets in whomever it serves.
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
 * Stand-ins take no part in a copy that others reach: the one for Google signs in as anybody.
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

/** Whether a stand-in is needed at all. */
export const needsSandbox = ({ real }: Settings): boolean => !Object.values(real).every(Boolean);
