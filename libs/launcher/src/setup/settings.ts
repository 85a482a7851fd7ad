import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError } from '../terminal/launch-error.ts';

/** The repository's folder, where every command runs. */
export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

const SMTP_PORT_DISTANCE = 25;

export interface Settings {
  /** Port of the application. */
  port: number;
  /** Port of the stand-ins for the outside world. */
  sandboxPort: number;
  /** Port on which their mail server takes mail. */
  smtpPort: number;
  /** Absolute. Database, secrets and logs of this copy. */
  dataDir: string;
  /** A PostgreSQL of the user's own; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** Which services of the outside world are configured; a stand-in takes the place of each other one. */
  real: Record<'linkedin' | 'google' | 'mail', boolean>;
}

/** Reads .env where there is one (the environment itself wins) and what the launcher needs to know. */
export function readSettings(): Settings {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { env } = process;
  const sandboxPort = portFrom('SANDBOX_PORT', 3900);
  return {
    port: portFrom('PORT', 3000),
    sandboxPort,
    // Follows the other, so that a second copy needs one port less to be thought of.
    smtpPort: portFrom('SANDBOX_SMTP_PORT', sandboxPort + SMTP_PORT_DISTANCE),
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    real: {
      linkedin: Boolean(env.LINKEDIN_CLIENT_ID && env.LINKEDIN_CLIENT_SECRET),
      google: Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET),
      mail: Boolean(env.SMTP_URL),
    },
  };
}

/** Whether a stand-in is needed at all. */
export const needsSandbox = ({ real }: Settings): boolean => !Object.values(real).every(Boolean);

function portFrom(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError(`${name} must be a port number between 1 and 65535, not "${text}"`);
}
