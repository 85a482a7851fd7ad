import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LaunchError } from '../terminal/launch-error.ts';

/** The repository's folder, where every command runs. */
export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

export interface Settings {
  /** Port of the application. */
  port: number;
  /** Port of the stand-ins for the outside world. */
  sandboxPort: number;
  /** Absolute. Database, secrets and logs of this copy. */
  dataDir: string;
  /** A PostgreSQL of the user's own; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** Whether LinkedIn's real credentials are configured, so that no stand-in is wanted. */
  realLinkedin: boolean;
}

/** Reads .env where there is one (the environment itself wins) and what the launcher needs to know. */
export function readSettings(): Settings {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { DATA_DIR, DATABASE_URL, LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET } = process.env;
  return {
    port: portFrom('PORT', 3000),
    sandboxPort: portFrom('SANDBOX_PORT', 3900),
    dataDir: resolve(ROOT, DATA_DIR || '.data'),
    databaseUrl: DATABASE_URL || undefined,
    realLinkedin: Boolean(LINKEDIN_CLIENT_ID && LINKEDIN_CLIENT_SECRET),
  };
}

function portFrom(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError(`${name} must be a port number between 1 and 65535, not "${text}"`);
}
