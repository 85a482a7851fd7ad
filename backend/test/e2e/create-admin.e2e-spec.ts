import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ACCOUNT_TEXTS, DEMO_ACCOUNTS } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp, TEST_PASSWORD, TestClient } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { testEnvironment } from '../support/test-config.js';

const PROGRAM = join(import.meta.dirname, '../../dist/src/cli.js');
const PASSWORD = 'seven owls beneath the bridge';

describe('create-admin', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
  });
  afterAll(() => app.close());

  const createAdmin = (email: string, ...options: string[]) => createAdminWith(PASSWORD, email, options);
  const createAdminWith = (
    password: string,
    email: string,
    options: readonly string[] = [],
    settings: Record<string, string> = {},
  ) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [PROGRAM, 'create-admin', '--email', email, ...options],
        { env: { ...process.env, ...testEnvironment({ DATABASE_URL: app.database.url, ...settings }) } },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      );
      child.stdin?.end(`${password}\n`);
    });
  const signIn = async (email: string, password: string) =>
    (await new TestClient(app.url).post('/auth/login', { email, password })).status;

  it('makes nobody staff by an address of the demo, with which nobody is let in elsewhere', async () => {
    const { email } = DEMO_ACCOUNTS.admin;
    const refused = await createAdminWith(PASSWORD, email, [], { DEMO_DATA: 'false' });
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('belongs to the demo') });
    expect(await onDatabase(app.database.url, 'select 1 from profiles where email = $1', [email])).toEqual(
      [],
    );
  });

  it('asks before an account that is there becomes staff, and without anybody to ask needs --yes', async () => {
    const { email, client, id } = await signUp(app.url);
    await onDatabase(app.database.url, 'update profiles set email_confirmed_at = now() where id = $1', [id]);
    const refused = await createAdmin(email);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--yes') });
    expect((await client.get('/admin/users')).status).toBe(403);
    expect(await createAdmin(email, '--yes')).toMatchObject({ code: 0 });
    expect((await client.get('/admin/users')).status).toBe(200);
    expect(await signIn(email, TEST_PASSWORD)).toBe(200);
  });

  it('leaves nothing to whoever made the account when nobody had confirmed its address', async () => {
    const { email, client: stranger } = await signUp(app.url);
    expect(await createAdmin(email)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nobody has confirmed'),
    });
    expect((await stranger.get('/profile')).status).toBe(200);
    expect(await createAdmin(email, '--yes')).toMatchObject({ code: 0 });
    expect((await stranger.get('/profile')).status).toBe(401);
    expect(await signIn(email, TEST_PASSWORD)).toBe(401);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  it('refuses the passwords that sign-up refuses: common ones, and those below PASSWORD_MIN_LENGTH', async () => {
    const email = 'second@example.test';
    expect(await createAdminWith('iloveyou', email)).toMatchObject({
      code: 1,
      said: expect.stringContaining(ACCOUNT_TEXTS.commonPassword),
    });
    const short = { PASSWORD_MIN_LENGTH: String(PASSWORD.length + 1) };
    expect(await createAdminWith(PASSWORD, email, [], short)).toMatchObject({
      code: 1,
      said: expect.stringContaining(short.PASSWORD_MIN_LENGTH),
    });
    expect(await signIn(email, PASSWORD)).toBe(401);
  });

  it('makes an account where there is none', async () => {
    expect(await createAdmin('first@example.test')).toMatchObject({ code: 0 });
    expect(await signIn('first@example.test', PASSWORD)).toBe(200);
  });
});
