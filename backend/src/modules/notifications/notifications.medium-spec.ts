import type { PublicationState } from '@drumbeat/domain';
import { NOTICE_DAYS, NotificationsSweeper } from './notifications.sweeper.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
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

describe('A notice about a post', () => {
  let connection: ConnectedDatabase;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());

  it('goes once there is nothing left to do about it, and others stay', async () => {
    const { database } = connection;
    const { id: ada } = await aProfile(database);
    const notice = (kind: string, postId: string, { search = '', at = '' } = {}) =>
      insertRow<NotificationEntity>(database, 'notifications', {
        ...{ user_id: ada, kind, title: kind, body: '', subject: `${postId}${at}` },
        link: `/posts/${postId}${search}`,
      });
    const shown = async () => {
      const { data, unread } = await notificationsService(database).list(ada);
      expect(unread).toBe(data.length);
      return data.map(({ kind }) => kind).sort();
    };
    const byHand = await aPost(database, ada, { scheduled_date: '2026-11-22', hand_time: '12:00' });
    const out = await aPost(database, ada, { status: 'used', posted_at: daysAgo(5) });
    const [hand, analytics, comment] = [
      'post.by_hand',
      'post.needs_analytics',
      'publication.first_comment',
    ] as const;
    await notice(hand, byHand, { at: ':2026-11-22 12:00' });
    await notice(analytics, out, { search: '?dialog=performance' });
    await notice(comment, out);
    await notice('publication.late', out);
    expect(await shown()).toEqual([hand, analytics, comment, 'publication.late']);

    await database.query(`update posts set status = 'used', posted_at = $2 where id = $1`, [byHand, NOW]);
    expect(await shown()).toEqual([analytics, comment, 'publication.late']);

    await insertRow(database, 'finish_ticks', { post_id: out, step: 'replies:0', user_id: ada });
    await insertRow(database, 'finish_ticks', { post_id: out, step: 'first_comment', user_id: ada });
    expect(await shown()).toEqual([analytics, 'publication.late']);

    await insertRow(database, 'post_performance', {
      ...{ post_id: out, impressions: 100, likes: 1, comments: 0, shares: 0, engagement_rate: 1 },
      recorded_at: NOW,
    });
    expect(await shown()).toEqual(['publication.late']);
  });

  describe('about its delivery', () => {
    const told = async (kind: string, state: PublicationState, { link = '', stage = 'f0' } = {}) => {
      const { database } = connection;
      const { id: ada } = await aProfile(database);
      const postId = await aPost(database, ada);
      const id = await aPublication(database, ada, postId, { state, version: 1, fence: 0 });
      await insertRow<NotificationEntity>(database, 'notifications', {
        ...{ user_id: ada, kind, title: kind, body: '', subject: `${id}:v1:${stage}` },
        link: link || `/posts/${postId}`,
      });
      const isShown = async () => (await notificationsService(database).list(ada)).unread === 1;
      expect(await isShown()).toBe(true);
      return { id, ada, isShown };
    };
    const change = (id: string, set: string) =>
      connection.database.query(`update publications set ${set} where id = $1`, [id]);

    it.each([
      ['publication.needs_user', 'needs_user', ''],
      ['publication.rejected', 'rejected', ''],
      ['publication.missed', 'missed', ''],
      ['publication.blocked', 'blocked_auth', '/settings'],
    ] as const)(
      '%s goes with the decision, and once the post has another time',
      async (kind, state, link) => {
        const decided = await told(kind, state, { link });
        await change(decided.id, `state = 'cancelled'`);
        expect(await decided.isShown()).toBe(false);
        const moved = await told(kind, state, { link });
        await change(moved.id, `state = 'scheduled', version = 2`);
        expect(await moved.isShown()).toBe(false);
      },
    );

    it('a warning ahead goes once the post is out of danger: at another time, or connected anew', async () => {
      const moved = await told('publication.at_risk', 'scheduled', { stage: '1' });
      await change(moved.id, 'version = 2');
      expect(await moved.isShown()).toBe(false);
      const reconnected = await told('publication.at_risk', 'scheduled', { stage: '1', link: '/settings' });
      await connection.database.query(
        `update social_accounts set token_issued_at = now() + interval '1 minute' where user_id = $1`,
        [reconnected.ada],
      );
      expect(await reconnected.isShown()).toBe(false);
    });
  });

  describe('of its day or its time', () => {
    const drafts = { draft_due: ['draft.due', ''], by_hand: ['post.by_hand', ' 12:00'] } as const;
    const told = async (topic: keyof typeof drafts) => {
      const { database } = connection;
      const { id: ada } = await aProfile(database);
      const [kind, time] = drafts[topic];
      const hand_time = time === '' ? null : time.trim();
      const id = await aPost(database, ada, { scheduled_date: '2026-11-22', hand_time });
      await insertRow<NotificationEntity>(database, 'notifications', {
        ...{ user_id: ada, kind, title: kind, body: '', subject: `${id}:2026-11-22${time}` },
        link: `/posts/${id}`,
      });
      const isShown = async () => (await notificationsService(database).list(ada)).unread === 1;
      expect(await isShown()).toBe(true);
      return { ada, id, isShown };
    };

    it.each([
      ['a post by hand that has another time', 'by_hand', `hand_time = '15:00'`],
      ['a post by hand that has another day', 'by_hand', `scheduled_date = '2026-11-30'`],
      ['a post by hand without a reminder', 'by_hand', 'hand_time = null'],
      ['a draft that has another day', 'draft_due', `scheduled_date = '2026-11-30'`],
      ['a draft that is posted by hand', 'draft_due', `hand_time = '15:00'`],
      ['a draft without a day', 'draft_due', 'scheduled_date = null'],
    ] as const)('goes with it: %s', async (_, topic, change) => {
      const { id, isShown } = await told(topic);
      await connection.database.query(`update posts set ${change} where id = $1`, [id]);
      expect(await isShown()).toBe(false);
    });

    it.each(['by_hand', 'draft_due'] as const)('goes once it has a time on LinkedIn: %s', async (topic) => {
      const { ada, id, isShown } = await told(topic);
      const publication = await aPublication(connection.database, ada, id);
      expect(await isShown()).toBe(false);
      await connection.database.query(`update publications set state = 'cancelled' where id = $1`, [
        publication,
      ]);
      expect(await isShown()).toBe(true);
    });
  });
});
