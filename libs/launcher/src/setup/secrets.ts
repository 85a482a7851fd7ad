import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of the backend, generated for a first start, by the backend's variable names. */
export type Secrets = Record<'AUTH_SECRET' | 'ENCRYPTION_KEYS' | 'VAPID_PRIVATE_KEY', string>;

/**
 * The secrets of a data folder, made once and kept in `secrets.json` (0600): sessions, sealed LinkedIn tokens and devices that are
 * told of notices outlive a restart. One that an earlier version did not know yet is added. What the environment sets wins over them.
 */
export function secretsOf(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets: Secrets = {
    AUTH_SECRET: kept.AUTH_SECRET ?? randomBytes(48).toString('base64url'),
    ENCRYPTION_KEYS: kept.ENCRYPTION_KEYS ?? `k1:${randomBytes(32).toString('base64')}`,
    VAPID_PRIVATE_KEY: kept.VAPID_PRIVATE_KEY ?? newPushKey(),
  };
  if (Object.keys(secrets).some((name) => !(name in kept))) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

function newPushKey(): string {
  const { d = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return d;
}
