import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfirmByOperatorCommand } from '../../src/modules/auth/accounts/confirm-by-operator.command.js';
import type { SocialAccountsResponse } from '../../src/modules/linkedin/linkedin.dto.js';
import { ContinuityService } from '../../src/platform/continuity/continuity.service.js';
import { Database } from '../../src/platform/database/database.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { backUp } from '../support/database/database-backup.js';
import { signUp, TEST_PASSWORD, TestClient } from '../support/network/http-client.js';
import { mailedToken } from '../support/services/mailed-link.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const NEW_PASSWORD = 'three herons over the weir';

type Person = Awaited<ReturnType<typeof signUp>>;

describe('What ended for an account before older data was put back', () => {
  let app: TestApp;
  let files: string;
  let database: Database;
  let people: Record<
    'boss' | 'dismissed' | 'changed' | 'victim' | 'confirmed' | 'replaced' | 'bystander',
    Person
  >;

  let notedWithoutAnEnd: number;
  let notedForFiveEnds: number;

  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'drumbeat-restored-accounts-'));
    app = await startTestApp({ worker: true, environment: { STORAGE_DIR: files } });
    database = app.app.get(Database);
    const person = () => signUp(app.url);
    people = {
      boss: await person(),
      dismissed: await person(),
      changed: await person(),
      victim: await person(),
      confirmed: await person(),
      replaced: await person(),
      bystander: await person(),
    };
    const { boss, dismissed } = people;
    await database.query(
      'update profiles set is_admin = true, email_confirmed_at = now() where id = any($1)',
      [[boss.id, dismissed.id]],
    );
    await connectLinkedIn(app, people.replaced.client, 'Old Member');
    const backup = await backUp(database);
    await end();
    await endAgainAndAgain();
    await continuity().check();
    await backup.restore();
    await continuity().check();
  });
  afterAll(async () => {
    await app.close();
    await rm(files, { recursive: true });
  });

  const continuity = () => app.worker!.get(ContinuityService, { strict: false });
  const end = async () => {
    const { boss, dismissed, changed, victim, confirmed, replaced } = people;
    const dismissal = await boss.client.patch(`/admin/users/${dismissed.id}`, { is_admin: false });
    expect(dismissal.status).toBe(200);
    const change = { current_password: TEST_PASSWORD, password: NEW_PASSWORD };
    expect((await changed.client.post('/auth/change-password', change)).status).toBe(204);
    await new TestClient(app.url).post('/auth/magic-link/send', { email: victim.email });
    const mail = await app.sandbox.mailbox.waitFor({
      to: victim.email,
      subject: 'Your sign-in link for Drumbeat',
    });
    const proof = { type: 'magiclink', token: mailedToken(mail) };
    expect((await new TestClient(app.url).post('/auth/verify', proof)).status).toBe(200);
    await app.app.get(ConfirmByOperatorCommand, { strict: false }).execute(confirmed.id, NEW_PASSWORD);
    await connectLinkedIn(app, replaced.client, 'New Member');
  };
  const endAgainAndAgain = async () => {
    const { client } = people.bystander;
    const before = await notes();
    for (let time = 0; time < 5; time += 1) {
      await client.delete('/calendar/feed');
      expect((await client.post('/callback/linkedin/disconnect')).status).toBe(204);
    }
    notedWithoutAnEnd = (await notes()) - before;
    for (let time = 0; time < 5; time += 1) expect((await client.post('/calendar/feed')).status).toBe(201);
    notedForFiveEnds = (await notes()) - before - notedWithoutAnEnd;
  };
  /** Files of the journal. */
  const notes = async () =>
    (await readdir(join(files, 'continuity'), { recursive: true })).filter((name) =>
      /\d{4}-\d\d-\d\d\/.*\.json$/u.test(name),
    ).length;
  const signIn = async ({ email }: Person, password = TEST_PASSWORD) => {
    const client = new TestClient(app.url);
    return { client, status: (await client.post('/auth/login', { email, password })).status };
  };
  const row = async ({ id }: Person) =>
    (
      await database.query<{ is_admin: boolean; is_confirmed: boolean }>(
        'select is_admin, email_confirmed_at is not null as is_confirmed from profiles where id = $1',
        [id],
      )
    )[0];

  it('gives nobody the console back who was dismissed', async () => {
    const { client, status } = await signIn(people.dismissed);
    expect(status).toBe(200);
    expect((await client.get('/admin/outgoing')).status).toBe(403);
    expect(await row(people.boss)).toMatchObject({ is_admin: true });
  });

  it('brings back no member whom the user had replaced by another', async () => {
    const { client } = await signIn(people.replaced);
    const { accounts } = (await client.get<SocialAccountsResponse>('/social-accounts')).body;
    expect(accounts).toMatchObject([{ is_connected: false }]);
  });

  it('opens nothing to a password that was changed', async () => {
    expect((await signIn(people.changed)).status).toBe(401);
    expect((await signIn(people.changed, NEW_PASSWORD)).status).toBe(401);
  });

  it('keeps out whoever was put out by the proof of a mailbox, which holds', async () => {
    expect((await signIn(people.victim)).status).toBe(401);
    expect(await row(people.victim)).toMatchObject({ is_confirmed: true });
  });

  it('keeps out whoever made the account whose address an operator confirmed, and keeps it confirmed', async () => {
    expect((await signIn(people.confirmed)).status).toBe(401);
    expect(await row(people.confirmed)).toMatchObject({ is_confirmed: true });
  });

  it('is noted where something ended, and once a day however often the same ends', () => {
    expect({ notedWithoutAnEnd, notedForFiveEnds }).toEqual({ notedWithoutAnEnd: 0, notedForFiveEnds: 1 });
  });

  it('leaves all others as they were', async () => {
    expect((await signIn(people.bystander)).status).toBe(200);
    expect(await row(people.bystander)).toMatchObject({ is_confirmed: false });
  });
});
