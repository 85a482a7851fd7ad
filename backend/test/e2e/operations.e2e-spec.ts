import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { placeOfToken } from '../../src/modules/linkedin/accounts/social-accounts.service.js';
import { SecretBox } from '../../src/platform/crypto/secret-box.js';
import { insertRow } from '../builders/insert-row.js';
import { aProfile } from '../builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../support/database/connected-database.js';
import { temporaryFolder } from '../support/temporary-folder.js';
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

  describe('backup and restore-check', () => {
    let folder: string;

    beforeEach(() => {
      folder = temporaryFolder('operations');
    });

    /** A program by this name in front of all others. */
    const program = (name: string, script: string) => {
      writeFileSync(join(folder, name), `#!${process.execPath}\n${script}`, { mode: 0o755 });
      return { PATH: `${folder}:${process.env['PATH']}` };
    };
    const writesItsFile = `
      const file = process.argv.find((arg) => arg.startsWith('--file=')).slice(7);
      require('node:fs').writeFileSync(file, 'dump of ' + process.env.PGDATABASE);`;

    it('dumps into a file that its owner alone may read, with the password in no argument', async () => {
      const settings = program('pg_dump', writesItsFile);
      const to = join(folder, 'a.dump');
      expect(await run(['backup', '--to', to], settings)).toMatchObject({ code: 0 });
      expect(readFileSync(to, 'utf8')).toBe(`dump of ${new URL(connection.url).pathname.slice(1)}`);
      expect(statSync(to).mode & 0o777).toBe(0o600);
      const again = await run(['backup', '--to', to], settings);
      expect(again).toMatchObject({ code: 1, said: expect.stringContaining('is there already') });
    });

    it('leaves nothing of a dump that failed, and says why', async () => {
      const settings = program(
        'pg_dump',
        `process.stderr.write('server version mismatch'); process.exit(1);`,
      );
      const to = join(folder, 'a.dump');
      const failed = await run(['backup', '--to', to], settings);
      expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('server version mismatch') });
      expect(readdirSync(folder)).toEqual(['pg_dump']);
    });

    it('says what to do about half a dump that a backup left which was killed', async () => {
      const settings = program('pg_dump', writesItsFile);
      const to = join(folder, 'a.dump');
      writeFileSync(`${to}.part`, 'half');
      const refused = await run(['backup', '--to', to], settings);
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('delete it and begin again') });
      expect(readFileSync(`${to}.part`, 'utf8')).toBe('half');
      rmSync(`${to}.part`);
      expect(await run(['backup', '--to', to], settings)).toMatchObject({ code: 0 });
    });

    it('says that PostgreSQL’s programs are missing', async () => {
      const missing = { PATH: folder };
      const to = join(folder, 'a.dump');
      const dumped = await run(['backup', '--to', to], missing);
      expect(dumped).toMatchObject({
        code: 1,
        said: expect.stringContaining('pg_dump is not on this machine'),
      });
      const checked = await run(['restore-check', '--file', to], missing);
      expect(checked).toMatchObject({
        code: 1,
        said: expect.stringContaining('pg_restore is not on this machine'),
      });
      expect(readdirSync(folder)).toEqual([]);
    });

    it('finds a restored database whole, and says what is wrong with another', async () => {
      await aProfile(connection.database);
      const name = new URL(connection.url).pathname.slice(1);
      expect(await run(['restore-check', '--database', name])).toMatchObject({
        code: 0,
        said: expect.stringContaining('It can be put back'),
      });
      const { database } = connection;
      await database.query(
        'alter table staff_notes add constraint ck_of_the_test check (text <> id::text) not valid',
      );
      const broken = await run(['restore-check', '--database', name]);
      await database.query('alter table staff_notes drop constraint ck_of_the_test');
      expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('staff_notes: ck_of_the_test') });
    });

    it('drops the database that a dump was put back into, whatever was in it', async () => {
      const settings = program(
        'pg_restore',
        `process.exit(process.env.PGDATABASE.startsWith('drumbeat_restore_check_') ? 0 : 1);`,
      );
      const empty = await run(['restore-check', '--file', join(folder, 'a.dump')], settings);
      expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('cannot be relied on') });
      expect(empty.said).toContain('The table profiles is missing.');
      expect(
        await connection.database.query(
          `select datname from pg_database where datname like 'drumbeat_restore_check_%'`,
        ),
      ).toEqual([]);
    });

    it('names and removes the database of a check that was killed, and leaves that of one that runs', async () => {
      const [left, running] = ['0123456789ab', 'ba9876543210'].map((end) => `drumbeat_restore_check_${end}`);
      for (const name of [left, running]) await connection.database.query(`create database ${name}`);
      const other = new Client({
        connectionString: Object.assign(new URL(connection.url), { pathname: `/${running}` }).href,
      });
      await other.connect();
      try {
        const settings = program('pg_restore', 'process.exit(0);');
        const { said } = await run(['restore-check', '--file', join(folder, 'a.dump')], settings);
        expect(said).toContain(`${left}: left by an earlier check that was ended on its way. It is removed.`);
        expect(said).not.toContain(running);
        expect(
          await connection.database.query(
            `select datname from pg_database where datname like 'drumbeat_restore_check_%'`,
          ),
        ).toEqual([{ datname: running }]);
      } finally {
        await other.end();
        await connection.database.query(`drop database ${running} with (force)`);
      }
    });
  });
});
