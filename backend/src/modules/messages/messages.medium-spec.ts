import { MESSAGE_TEXTS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { AuditService } from '../audit/audit.service.js';
import { AttemptLimitsRepository } from '../auth/allowances/attempt-limits.repository.js';
import { USER_ALLOWANCES } from '../auth/allowances/user-allowances.limits.js';
import { UserAllowancesService } from '../auth/allowances/user-allowances.service.js';
import { notificationsService } from '../../../test/support/services/notifications-service.js';
import type { NotificationsService } from '../notifications/notifications.service.js';
import { AdminMessagesRepository } from './admin-messages.repository.js';
import { AdminMessagesService, AlreadyRepliedError } from './admin-messages.service.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('Lines to the staff', () => {
  let connection: ConnectedDatabase;
  let service: MessagesService;
  let staff: AdminMessagesService;
  let notifications: NotificationsService;
  let userId: string;
  let staffId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    notifications = notificationsService(database);
    service = new MessagesService(
      new MessagesRepository(database),
      new UserAllowancesService(new AttemptLimitsRepository(connection.source)),
    );
    staff = new AdminMessagesService(
      database,
      new AdminMessagesRepository(database),
      notifications,
      new AuditService(new AuditRepository(database), new FixedClock(new Date('2026-11-20T12:00:00Z'))),
    );
    staffId = (await aProfile(database, { is_admin: true })).id;
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const send = (text: string, prompt_id?: number) =>
    service.send(userId, { text, ...(prompt_id === undefined ? {} : { prompt_id }) });
  const list = (query: Partial<ListQuery> & { prompt_id?: number } = {}) =>
    service.list(userId, { ...new ListQuery(), ...query });
  const texts = async (query?: Parameters<typeof list>[0]) =>
    (await list(query)).data.map(({ text }) => text);
  const staffList = (query: Partial<AdminListQuery> = {}) =>
    staff.list({ ...new AdminListQuery(), ...query, filter: { user_id: userId, ...query.filter } });
  const auditOf = (id: string) =>
    connection.database.query<{ action: string }>(
      `select action, actor_id from audit_log where entity = 'staff_messages' and entity_id = $1 order by id`,
      [id],
    );

  it('are about a prompt of the user’s own, or about nothing in particular', async () => {
    const prompt = await aPrompt(connection.database, userId, { hook: 'A hook' });
    expect(await send('More of this', prompt)).toMatchObject({
      text: 'More of this',
      prompt_id: prompt,
      prompt_hook: 'A hook',
      read_at: null,
      reply: null,
    });
    expect(await send('Something else')).toMatchObject({ prompt_id: null, prompt_hook: null });
    expect(await texts()).toEqual(['Something else', 'More of this']);
    expect(await texts({ prompt_id: prompt })).toEqual(['More of this']);
  });

  it('are paged, the newest first', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await send(text);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.data.map(({ text }) => text));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    await expect(list({ cursor: 'nonsense' })).rejects.toBeInstanceOf(InvalidInputError);
  });

  it('stay when their prompt goes', async () => {
    const prompt = await aPrompt(connection.database, userId);
    await send('More of this', prompt);
    await connection.database.query('delete from content_prompts where id = $1', [prompt]);
    expect((await list()).data).toMatchObject([{ text: 'More of this', prompt_id: null, prompt_hook: null }]);
  });

  it('are nobody else’s, and never about another user’s prompt', async () => {
    const other = (await aProfile(connection.database)).id;
    const theirs = await aPrompt(connection.database, other);
    await expect(send('Mine?', theirs)).rejects.toMatchObject({ status: 404 });
    await expect(send('Mine?', 999_999_999)).rejects.toMatchObject({ status: 404 });
    await send('Mine');
    expect((await service.list(other, new ListQuery())).data).toEqual([]);
    expect(await texts({ prompt_id: theirs })).toEqual([]);
  });

  it('are limited to what a person can answer', async () => {
    for (let count = 0; count < USER_ALLOWANCES.messages.points; count += 1) await send(`Line ${count}`);
    await expect(send('One more')).rejects.toMatchObject({ status: 429 });
    expect((await list({ limit: 100 })).data).toHaveLength(USER_ALLOWANCES.messages.points);
  });

  describe('at the staff', () => {
    it('come with whose they are, unread ones first', async () => {
      const first = await send('First');
      await send('Second');
      await staff.answer(first.id, { read: true }, staffId);
      await send('Third');
      expect((await staffList()).data.map(({ text }) => text)).toEqual(['Third', 'Second', 'First']);
      await staff.answer((await staffList()).data[0]!.id, { read: true }, staffId);
      expect((await staffList()).data.map(({ text }) => text)).toEqual(['Second', 'Third', 'First']);
      expect((await staffList({ sort: 'created_at', order: 'ASC' })).data.map(({ text }) => text)).toEqual([
        'First',
        'Second',
        'Third',
      ]);
      expect(await staffList({ filter: { unread: true } })).toMatchObject({
        total: 1,
        data: [{ text: 'Second', user_id: userId, user_name: 'Ada Example' }],
      });
      expect((await staffList({ filter: { q: 'THIRD' } })).total).toBe(1);
      expect((await staffList({ filter: { replied: true } })).total).toBe(0);
    });

    it('are answered once, and the user hears of it', async () => {
      const { id } = await send('Could you write about prices?');
      expect(await staff.answer(id, { reply: 'With pleasure' }, staffId)).toMatchObject({
        reply: 'With pleasure',
        read_at: expect.any(Date),
        replied_at: expect.any(Date),
      });
      await expect(staff.answer(id, { reply: 'Again' }, staffId)).rejects.toBeInstanceOf(AlreadyRepliedError);
      expect((await list()).data).toMatchObject([{ id, reply: 'With pleasure' }]);
      expect(await notifications.list(userId)).toMatchObject({
        unread: 1,
        data: [{ kind: 'message.replied', title: MESSAGE_TEXTS.noticeTitle, body: 'With pleasure' }],
      });
      expect(await auditOf(id)).toEqual([{ action: 'staff_message.replied', actor_id: staffId }]);
    });

    it('are answered by one of two who write at once', async () => {
      const { id } = await send('Hello');
      const answers = await Promise.allSettled(
        ['One', 'Two'].map((reply) => staff.answer(id, { reply }, staffId)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await notifications.list(userId)).data).toHaveLength(1);
    });

    it('leave one audit row for each change, and none for a second look', async () => {
      const { id } = await send('Hello');
      const { read_at } = await staff.answer(id, { read: true }, staffId);
      expect(await staff.answer(id, { read: true }, staffId)).toMatchObject({ read_at });
      expect(await auditOf(id)).toHaveLength(1);
      expect(await staff.answer(id, { read: true, reply: 'Hi' }, staffId)).toMatchObject({ read_at });
      await expect(staff.answer(id, {}, staffId)).rejects.toBeInstanceOf(InvalidInputError);
      await expect(staff.answer(NOBODY, { read: true }, staffId)).rejects.toMatchObject({ status: 404 });
      await expect(staff.get(NOBODY)).rejects.toMatchObject({ status: 404 });
    });
  });
});
