import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { migrations } from '../migrations/index.js';
import { createAdmin } from '../src/cli/create-admin.js';
import { migrate } from '../src/cli/migrate.js';
import { openapi } from '../src/cli/openapi.js';
import { restored } from '../src/cli/restored.js';
import { UsageError } from '../src/cli/usage-error.js';
import { SecretBox } from '../src/platform/crypto/secret-box.js';
import { aProfile } from './builders/profile.builder.js';
import { runCommand } from './proof/restores/operator.js';
import { connectTestDatabase } from './support/database/connected-database.js';
import { onDatabase } from './support/database/on-database.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from './support/database/test-database.js';
import { testEnvironment } from './support/test-config.js';

const PROGRAMS = join(process.env.PROOF_DIST ?? join(import.meta.dirname, '../dist'), 'src');
const ENDS_WITHIN_MS = 60_000;

/** Runs one of the built programs until it ends by itself; code null: it did not, and was killed. */
async function run(
  program: string,
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string; printed: string }> {
  const child = spawn(
    process.execPath,
    [join(PROGRAMS, program.split(' ')[0]!), ...program.split(' ').slice(1)],
    {
      env: testEnvironment({ PORT: '0', ...environment }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const killer = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(killer);
  return { code, said, printed };
}

describe('Starting', () => {
  jest.setTimeout(90_000);
  let empty: TestDatabase;
  let migrated: TestDatabase;

  beforeAll(async () => {
    [empty, migrated] = await Promise.all([createEmptyDatabase(), createTestDatabase()]);
  });
  afterAll(async () => {
    await empty.close();
    await migrated.close();
  });

  it.each([
    'main.js',
    'worker.js',
    'demo-data',
    'create-admin --email ada@example.com',
    'restored --from 2026-01-01T00:00:00Z',
    'release',
    'migrate check',
  ])('before the migrations ends %s with the command that is missing', async (program) => {
    const { code, said } = await run(program.endsWith('.js') ? program : `cli.js ${program}`, {
      DATABASE_URL: empty.url,
    });
    expect([code, said]).toEqual([1, expect.stringContaining('Run cli.js migrate up')]);
    expect(said).not.toContain('    at ');
  });

  it('ends cli.js with what it does not know, and no trace of the program', async () => {
    const { code, said } = await run('cli.js release --chanel mail', { DATABASE_URL: migrated.url });
    expect([code, said]).toEqual([1, expect.stringContaining('--chanel')]);
    expect(said).not.toContain('    at ');
  });

  it.each([
    [restored, '--foo'],
    [openapi, '--foo'],
    [createAdmin, 'ada@example.com'],
  ])('refuses in each command what it does not know (%p, %s)', async (command, argument) => {
    await expect(command([argument])).rejects.toThrow(argument);
  });

  it('cli.js migrate says what it did, and nothing else', async () => {
    const database = await createEmptyDatabase();
    const migrateTo = (direction: string) =>
      run(`cli.js migrate ${direction}`, { DATABASE_URL: database.url });
    const all = migrations.map(({ name }) => name);
    try {
      const up = await migrateTo('up');
      expect(up).toMatchObject({ code: 0, said: '' });
      expect(up.printed).toMatch(new RegExp(`^Applied ${all.length} migrations in \\d+\\.\\d s:\n`));
      expect(up.printed.match(/^ {2}\w+$/gm)?.map((line) => line.trim())).toEqual(all);
      expect(await migrateTo('up')).toEqual({ code: 0, said: '', printed: 'Nothing to do.\n' });
      expect(await migrateTo('check')).toEqual({
        code: 0,
        said: '',
        printed: 'The database is up to date, and what the entities ask for.\n',
      });
      const down = await migrateTo('down');
      expect(down).toMatchObject({ code: 0, said: '' });
      expect(down.printed).toContain(`  ${all.at(-1)}\n`);
      expect((await migrateTo('down --all')).printed).toContain(`Undone ${all.length - 1} migrations`);
    } finally {
      await database.close();
    }
  });

  it.each(['down --help', 'down -n', 'down --al', 'up foo', ''])(
    'refuses "migrate %s" before it knows any database',
    async (args) => {
      await expect(migrate(args.split(' ').filter(Boolean))).rejects.toThrow(
        new UsageError('migrate needs up, down, down --all or check, and nothing else'),
      );
    },
  );

  it.each([
    '--from 2020',
    '--from 2026-01-01T00:00:00',
    '--from 2026-01-01T00:00:00Z --from 2026-01-02T00:00:00Z',
  ])('refuses "restored %s": it takes one full time', async (times) => {
    await expect(restored(times.split(' '))).rejects.toThrow('in full, with its zone');
  });

  it.each(['main.js', 'worker.js'])(
    'ends %s with a sentence where a key is not the one that sealed the tokens of its id',
    async (program) => {
      const connection = await connectTestDatabase();
      try {
        const { id } = await aProfile(connection.database);
        const sealedByAnother = new SecretBox([{ id: 'test', key: Buffer.alloc(32, 1) }]).seal(
          'token',
          'row',
        );
        await connection.database.query(
          `insert into social_accounts (id, user_id, provider, provider_user_id, display_name, granted_scopes,
             access_token_encrypted, token_issued_at, connected_at)
           values (gen_random_uuid(), $1, 'linkedin', 'ada', 'Ada', '{w_member_social}', $2, now(), now())`,
          [id, sealedByAnother],
        );
        const { code, said } = await run(program, { DATABASE_URL: connection.url });
        expect([code, said]).toEqual([
          1,
          expect.stringContaining('The key "test" of ENCRYPTION_KEYS opens none'),
        ]);
        expect(said).not.toContain('    at ');
      } finally {
        await connection.close();
      }
    },
  );

  it('says with cli.js release that the journal of the restore that it ends does not tell everything', async () => {
    await onDatabase(
      migrated.url,
      `with gap as (
         insert into data_restores (lost_from, reason, is_journal_whole) values (now(), 'older_data', false)
       )
       update outgoing_channels set paused_at = now(), pause_reason = 'restored' where name = 'publishing'`,
    );
    const release = () => runCommand(['release'], { DATABASE_URL: migrated.url });
    expect(await release()).toContain('may have gone out already');
    await onDatabase(
      migrated.url,
      `update outgoing_channels set paused_at = now(), pause_reason = 'silence' where name = 'publishing'`,
    );
    expect(await release()).not.toContain('may have gone out already');
    await onDatabase(migrated.url, 'delete from data_restores');
  });

  it('says with cli.js release what was paused, and that nothing was', async () => {
    const environment = { DATABASE_URL: migrated.url };
    await onDatabase(
      migrated.url,
      `update outgoing_channels set paused_at = now(), pause_reason = 'staff' where name = 'mail'`,
    );
    expect(await runCommand(['release'], environment)).toBe('Released: mail.\n');
    expect(await runCommand(['release', '--channel', 'mail'], environment)).toMatch(
      /^Nothing was paused\. A program that starts may still pause what goes out/,
    );
  });

  it('ends cli.js migrate up with a sentence where the server is away', async () => {
    const { code, said } = await run('cli.js migrate up', {
      DATABASE_URL: 'postgres://drumbeat:drumbeat@127.0.0.1:1/drumbeat',
    });
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('The database of DATABASE_URL cannot be reached'),
    ]);
    expect(said).not.toContain('    at ');
  });

  it.each(['main.js', 'worker.js'])('before the newest migration alone ends %s just so', async (program) => {
    const behind = await createTestDatabase();
    try {
      const client = new Client({ connectionString: behind.url });
      await client.connect();
      await client.query('delete from migrations where id = (select max(id) from migrations)');
      await client.end();
      const { code, said } = await run(program, { DATABASE_URL: behind.url });
      expect([code, said]).toEqual([
        1,
        expect.stringMatching(/: 1 of \d+ migrations .* Run cli\.js migrate up/),
      ]);
    } finally {
      await behind.close();
    }
  });

  it.each(['main.js', 'worker.js', 'cli.js migrate up'])(
    'on a database that does not exist ends %s at once and says so',
    async (program) => {
      const url = new URL(migrated.url);
      url.pathname = '/nowhere';
      const { code, said } = await run(program, { DATABASE_URL: url.href });
      expect([code, said]).toEqual([
        1,
        expect.stringContaining('The database "nowhere" of DATABASE_URL does not exist'),
      ]);
      expect(said).not.toContain('    at ');
    },
  );

  it.each(['main.js', 'worker.js'])(
    'with a folder for files that cannot be written ends %s and says so',
    async (program) => {
      const { code, said } = await run(program, {
        DATABASE_URL: migrated.url,
        STORAGE_DIR: '/dev/null/files',
      });
      expect([code, said]).toEqual([
        1,
        expect.stringContaining('Files cannot be kept in STORAGE_DIR=/dev/null/files'),
      ]);
    },
  );
});
