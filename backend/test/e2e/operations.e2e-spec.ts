import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placeOfToken } from '../../src/modules/linkedin/accounts/social-accounts.service.js';
import { SecretBox } from '../../src/platform/crypto/secret-box.js';
import { insertRow } from '../builders/insert-row.js';
import { aProfile } from '../builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../support/connected-database.js';
import { testEnvironment } from '../support/test-config.js';

const PROGRAM = join(import.meta.dirname, '../../dist/src/cli.js');

describe('An operator’s command', () => {
  let connection: ConnectedDatabase;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());

  const run = (args: readonly string[], settings: Record<string, string> = {}) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile(
        process.execPath,
        [PROGRAM, ...args],
        { env: { ...process.env, ...testEnvironment({ DATABASE_URL: connection.url, ...settings }) } },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      );
    });

  it('rotate-keys seals every token with the newest key, and nothing is left the second time', async () => {
    const { database } = connection;
    const [newest, old] = ['k2', 'k1'].map((id) => ({ id, key: randomBytes(32) })) as [
      { id: string; key: Buffer },
      { id: string; key: Buffer },
    ];
    const { id: user_id } = await aProfile(database);
    const id = randomUUID();
    const place = placeOfToken({ id, user_id });
    await insertRow(database, 'social_accounts', {
      id,
      user_id,
      provider: 'linkedin',
      provider_user_id: 'a-member',
      display_name: 'Ada Example',
      access_token_encrypted: new SecretBox([old]).seal('the-token', place),
    });
    const ENCRYPTION_KEYS = [newest, old]
      .map((ring) => `${ring.id}:${ring.key.toString('base64')}`)
      .join(',');
    expect(await run(['rotate-keys'], { ENCRYPTION_KEYS })).toMatchObject({
      code: 0,
      said: expect.stringContaining('Sealed with the newest key: 1.'),
    });
    const [row] = await database.query<{ sealed: string }>(
      'select access_token_encrypted as sealed from social_accounts where id = $1',
      [id],
    );
    expect(new SecretBox([newest]).open(row!.sealed, place)).toBe('the-token');
    expect((await run(['rotate-keys'], { ENCRYPTION_KEYS })).said).toContain('newest key: 0.');
  });

  it('requeue says of each queue how many wait again, and never takes one of publishing', async () => {
    const all = await run(['requeue']);
    expect(all).toMatchObject({ code: 0, said: expect.stringContaining('mail: 0 wait again') });
    expect(all.said).not.toContain('publishing');
    const refused = await run(['requeue', '--queue', 'publishing']);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('never run again') });
  });
});
