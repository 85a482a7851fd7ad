import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import { aPost, aPublication } from '../builders/post.builder.js';
import { connectLinkedIn } from '../support/connect-linkedin.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/http-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('Deleting a user by staff over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let staff: SignedUpUser;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    staff = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
  });
  beforeEach(async () => {
    user = await signUp(app.url);
  });
  afterAll(() => app.close());

  const remove = (id: string, email: string) =>
    staff.client.delete<ErrorResponse>(`/admin/users/${id}`, { email });
  const download = async (id: string) => {
    const response = await staff.client.fetch(new Request(`${app.url}/api/admin/users/${id}/export`));
    return {
      status: response.status,
      bytes: Buffer.from(await response.arrayBuffer()),
      headers: response.headers,
    };
  };
  const profilesOf = (id: string) => database.query('select id from profiles where id = $1', [id]);

  it('takes a download of their data, then the address, and leaves nothing of them', async () => {
    await connectLinkedIn(app, user.client, 'Nora Lindqvist');
    const postId = await aPost(database, user.id);
    await aPublication(database, user.id, postId, { state: 'scheduled' });
    const early = await remove(user.id, user.email);
    expect([early.status, early.body.code]).toEqual([409, 'user.not_exported']);

    const file = await download(user.id);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
    const audited = await database.query(
      `select entity_id from audit_log where action = 'user.exported' and actor_id = $1`,
      [staff.id],
    );
    expect(audited).toEqual([{ entity_id: user.id }]);

    const wrong = await remove(user.id, staff.email);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'user.email_mismatch']);
    expect(wrong.body.details).toMatchObject([{ field: 'email' }]);
    expect(await profilesOf(user.id)).toHaveLength(1);

    expect((await remove(user.id, ` ${user.email.toUpperCase()} `)).status).toBe(204);
    expect(await profilesOf(user.id)).toEqual([]);
    expect(await database.query('select id from publications where user_id = $1', [user.id])).toEqual([]);
    expect((await user.client.get('/profile')).status).toBe(401);
    expect(app.sandbox.linkedin.calls()).toContainEqual(
      expect.objectContaining({ operation: 'revoke', status: 200 }),
    );
    const mails = await database.query('select kind from outgoing_mails where recipient = $1', [user.email]);
    expect(mails).toEqual([{ kind: 'account_deleted_by_staff' }]);
    expect((await remove(user.id, user.email)).status).toBe(404);
  });

  it('takes a download of the last day', async () => {
    await download(user.id);
    await database.query(`update audit_log set at = now() - interval '25 hours' where entity_id = $1`, [
      user.id,
    ]);
    const { status, body } = await remove(user.id, user.email);
    expect([status, body.code]).toEqual([409, 'user.not_exported']);
  });

  it('is nothing that staff do to themselves, users to anybody, or anybody to who is not there', async () => {
    await download(staff.id);
    const own = await remove(staff.id, staff.email);
    expect([own.status, own.body.code]).toEqual([422, 'user.own_account']);
    const stranger = await user.client.delete(`/admin/users/${staff.id}`, { email: staff.email });
    expect(stranger.status).toBe(403);
    expect((await remove(NOBODY, user.email)).status).toBe(404);
    expect((await download(NOBODY)).status).toBe(404);
  });
});
