import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EXPORT_RECEIPT_LENGTH } from '@drumbeat/domain';
import { Database } from '../../src/platform/database/database.js';
import { aPost, aPublication } from '../builders/post.builder.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

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
  const receiptOf = (bytes: Buffer) => bytes.subarray(-EXPORT_RECEIPT_LENGTH).toString();
  const confirm = (id: string, receipt: string, by = staff) =>
    by.client.post<ErrorResponse>(`/admin/users/${id}/export/receipt`, { receipt });
  const save = async (id: string) => confirm(id, receiptOf((await download(id)).bytes));
  const actionsOn = (id: string) =>
    database.query('select action from audit_log where entity_id = $1 and actor_id = $2 order by at', [
      id,
      staff.id,
    ]);
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
    expect((await confirm(user.id, receiptOf(file.bytes))).status).toBe(204);
    expect(await actionsOn(user.id)).toEqual([{ action: 'user.export_begun' }, { action: 'user.exported' }]);

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

  it('takes a download whose end somebody has read and sent back, however small it is', async () => {
    const url = `${app.url}/api/admin/users/${user.id}/export`;
    const head = await staff.client.fetch(new Request(url, { method: 'HEAD' }));
    expect(head.status).toBe(405);
    const unread = await staff.client.fetch(new Request(url));
    expect(unread.status).toBe(200);
    const early = await remove(user.id, user.email);
    expect([early.status, early.body.code]).toEqual([409, 'user.not_exported']);
    await unread.body?.cancel();
    expect(await actionsOn(user.id)).toEqual([{ action: 'user.export_begun' }]);
    expect((await save(user.id)).status).toBe(204);
    expect((await remove(user.id, user.email)).status).toBe(204);
  });

  it('takes the receipt of whoever downloaded it, of this user, within an hour', async () => {
    const other = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [other.id]);
    const receipt = receiptOf((await download(user.id)).bytes);
    const [seconds = '', token = ''] = receipt.split('.');
    const old = `${Number(seconds) - 3_601}.${token}`;
    const refused = [
      await confirm(user.id, receipt, other),
      await confirm(other.id, receipt),
      await confirm(user.id, old),
      await confirm(user.id, `${receipt.slice(0, -1)}!`),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [422, 'user.export_receipt']),
    );
    expect((await confirm(user.id, 'short')).status).toBe(400);
    expect((await confirm(NOBODY, receipt)).status).toBe(404);
    expect(await actionsOn(user.id)).toEqual([{ action: 'user.export_begun' }]);
  });

  it('takes a download of the last day', async () => {
    await save(user.id);
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
