import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of the backend, generated for a first start, by the backend's variable names. */
export type Secrets = Record<'AUTH_SECRET' | 'ENCRYPTION_KEYS', string>;

/**
 * The secrets of a data folder, made once and kept in `secrets.json` (0600): sessions and sealed LinkedIn tokens
 * outlive a restart. What the environment sets wins over them.
 */
export function secretsOf(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets: Secrets = {
    AUTH_SECRET: randomBytes(48).toString('base64url'),
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
