import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { AdminNoticesRepository } from './admin-notices.repository.js';

describe('The notices of all users', () => {
  let connection: ConnectedDatabase;
  let notices: AdminNoticesRepository;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    notices = new AdminNoticesRepository(connection.database);
    const ann = await aProfile(connection.database, {
      full_name: 'Ann Quillfeather',
      email: 'aq@example.test',
    });
    const bo = await aProfile(connection.database, { full_name: null, email: 'bo@example.test' });
    const tell = (user_id: string, kind: string, created_at: string, read_at: Date | null = null) =>
      insertRow(connection.database, 'notifications', {
        ...{ user_id, kind, subject: created_at, title: kind, body: 'A body', link: '/posts' },
        ...{ created_at: new Date(created_at), read_at },
      });
    await tell(ann.id, 'draft.due', '2026-11-18T08:00:00Z', new Date());
    await tell(ann.id, 'publication.missed', '2026-11-19T08:00:00Z');
    await tell(bo.id, 'draft.due', '2026-11-20T08:00:00Z');
  });
  afterAll(() => connection.close());

  const list = (query: Partial<AdminListQuery> = {}) =>
    notices.findPage(Object.assign(new AdminListQuery(), query));
  const told = async (filter: Record<string, unknown>) =>
    (await list({ filter })).data.map(({ user_email, kind }) => [user_email, kind]);

  it('are read by staff with whose they are, the newest first', async () => {
    const { data, total } = await list({ perPage: 2 });
    expect(total).toBe(3);
    expect(data).toMatchObject([
      { kind: 'draft.due', user_name: null, user_email: 'bo@example.test', read_at: null, mail_due_at: null },
      { kind: 'publication.missed', user_name: 'Ann Quillfeather', title: 'publication.missed' },
    ]);
  });

  it('are filtered by occasion and whether they were read, and searched by name and address', async () => {
    expect(await told({ kind: 'draft.due' })).toEqual([
      ['bo@example.test', 'draft.due'],
      ['aq@example.test', 'draft.due'],
    ]);
    expect(await told({ unread: false })).toEqual([['aq@example.test', 'draft.due']]);
    expect(await told({ q: 'quillF', unread: true })).toEqual([['aq@example.test', 'publication.missed']]);
    expect(await told({ q: 'bo@' })).toEqual([['bo@example.test', 'draft.due']]);
    expect(await told({ q: 'nobody of that name' })).toEqual([]);
    await expect(list({ sort: 'title' })).rejects.toBeInstanceOf(InvalidInputError);
    await expect(list({ filter: { body: 'A body' } })).rejects.toBeInstanceOf(InvalidInputError);
  });
});
