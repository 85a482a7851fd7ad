import { NOTICE_DAYS, NotificationsSweeper } from './notifications.sweeper.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { notificationsService } from '../../../test/support/notifications-service.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import type { NotificationEntity } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('Old notices', () => {
  let connection: ConnectedDatabase;
  let repository: NotificationsRepository;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    repository = new NotificationsRepository(connection.database);
  });
  afterAll(() => connection.close());

  const notice = (userId: string, subject: string, created_at: Date, read_at: Date | null = null) =>
    insertRow<NotificationEntity>(connection.database, 'notifications', {
      user_id: userId,
      kind: 'publication.missed',
      title: subject,
      body: '',
      link: '/posts',
      subject,
      created_at,
      read_at,
    });
  const titles = async (userId: string) =>
    (await notificationsService(connection.database).list(userId)).data.map(({ title }) => title);

  it('are removed after half a year, read or not, and whoever they belong to', async () => {
    const [ada, ben] = [await aProfile(connection.database), await aProfile(connection.database)];
    await notice(ada.id, 'kept', daysAgo(NOTICE_DAYS));
    await notice(ada.id, 'read and kept', daysAgo(NOTICE_DAYS - 1), NOW);
    await notice(ada.id, 'unread and old', daysAgo(NOTICE_DAYS + 1));
    await notice(ben.id, 'read and old', daysAgo(NOTICE_DAYS + 1), daysAgo(NOTICE_DAYS));

    await new NotificationsSweeper(repository, new FixedClock(NOW)).sweep();
    expect(await titles(ada.id)).toEqual(['read and kept', 'kept']);
    expect(await titles(ben.id)).toEqual([]);
  });

  it('go in portions, the oldest first', async () => {
    const { id } = await aProfile(connection.database);
    for (const days of [1, 2, 3]) await notice(id, `${days} days too old`, daysAgo(NOTICE_DAYS + days));
    const removed = async () => repository.deleteBefore(daysAgo(NOTICE_DAYS), 2);
    expect(await removed()).toBe(2);
    expect(await titles(id)).toEqual(['1 days too old']);
    expect([await removed(), await removed()]).toEqual([1, 0]);
  });
});
