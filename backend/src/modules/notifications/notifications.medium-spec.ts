import { DAY_MS, type PublicationState } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { NOTICE_DAYS, NotificationsSweeper } from './notifications.sweeper.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { notificationsService } from '../../../test/support/services/notifications-service.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import type { NotificationEntity } from './notification.entity.js';
import { ABOUT_OF_KIND } from './notice-about.js';
import { NotificationsRepository } from './notifications.repository.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('Many notices', () => {
  let connection: ConnectedDatabase;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    ({ id: userId } = await aProfile(connection.database));
  });

  /** So many unread ones about a post, the newest last. */
  const notices = (count: number, postId: string, kind = 'post.by_hand') =>
    connection.database.query(
      `insert into notifications (user_id, kind, title, body, link, subject, post_id, post_date, post_time, created_at)
       select $1, $2::text, 'About it', '', '/posts/' || $3::uuid, $2::text || n, $3, '2026-11-22', '12:00', now() + make_interval(secs => n)
         from generate_series(1, $4::int) n`,
      [userId, kind, postId, count],
    );
  const list = () => notificationsService(connection.database).list(userId);

  it('are counted up to a hundred', async () => {
    const post = await aPost(connection.database, userId);
    await notices(99, post, 'staff.replied');
    expect((await list()).unread).toBe(99);
    await notices(400, post, 'feedback.replied');
    expect(await list()).toMatchObject({ unread: 100, data: { length: 50 } });
  });

  it('are looked through as far as the newest five hundred, whether or not they still stand', async () => {
    await insertRow(connection.database, 'notifications', {
      ...{
        user_id: userId,
        kind: 'staff.replied',
        title: 'A reply',
        body: '',
        link: '/posts',
        subject: 'first',
      },
      created_at: NOW,
    });
    const settled = await aPost(connection.database, userId);
    await notices(499, settled);
    expect(await list()).toMatchObject({ unread: 1, data: { length: 1 } });
    await notices(1, settled, 'draft.due');
    expect(await list()).toMatchObject({ unread: 0, data: [] });
  });
});

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
      kind: 'publication.lost',
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
    const notice = (kind: string, post_id: string, about: Partial<NotificationEntity> = {}) =>
      insertRow<NotificationEntity>(database, 'notifications', {
        ...{ user_id: ada, kind, title: kind, body: '', subject: 'once', post_id, ...about },
        link: `/posts/${post_id}`,
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
    await notice(hand, byHand, { post_date: '2026-11-22', post_time: '12:00' });
    await notice(analytics, out);
    await notice(comment, out, { publication_id: randomUUID() });
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

  it('stands as long as it says nothing of what it is about: no program before its columns did', async () => {
    const { database } = connection;
    const { id: ada } = await aProfile(database);
    const kinds = Object.entries(ABOUT_OF_KIND).flatMap(([kind, shapes]) =>
      shapes.length > 0 ? [kind] : [],
    );
    const words = { user_id: ada, body: '', subject: 'once', link: '/posts' };
    for (const kind of kinds) await insertRow(database, 'notifications', { ...words, kind, title: kind });
    const post_id = await aPost(database, ada);
    // Filled in from before, as far as what they were about is still there: nothing is left to do about these.
    const filled: readonly Partial<NotificationEntity>[] = [
      { kind: 'post.suggested', post_id },
      {
        kind: 'publication.blocked',
        publication_id: randomUUID(),
        publication_version: 1,
        publication_fence: 0,
      },
      { kind: 'publication.at_risk', publication_id: randomUUID(), publication_version: 1 },
    ];
    for (const about of filled)
      await insertRow(database, 'notifications', { ...words, ...about, subject: 'filled', title: 'Filled' });
    const { data } = await notificationsService(database).list(ada);
    expect(data.map(({ title }) => title).sort()).toEqual(kinds.toSorted());
  });

  it('is written also where its words end within a sign', async () => {
    const { id } = await aProfile(connection.database);
    const notices = notificationsService(connection.database);
    const half = '\u{1F600}'.charAt(0);
    const words = { title: `Cut ${half}`, body: half, link: '/posts' };
    await notices.notify([{ userId: id, kind: 'message.replied', subject: 'cut', ...words }]);
    expect((await notices.list(id)).data).toMatchObject([{ title: 'Cut \uFFFD', body: '\uFFFD' }]);
  });

  describe('about its delivery', () => {
    const told = async (kind: string, state: PublicationState, isOfAccount = false) => {
      const { database } = connection;
      const { id: ada } = await aProfile(database);
      const postId = await aPost(database, ada);
      const id = await aPublication(database, ada, postId, { state, version: 1, fence: 0 });
      const [publication] = await database.query<{ social_account_id: string }>(
        'select social_account_id from publications where id = $1',
        [id],
      );
      await insertRow<NotificationEntity>(database, 'notifications', {
        ...{ user_id: ada, kind, title: kind, body: '', subject: 'once', link: '/settings', post_id: postId },
        ...(isOfAccount ? publication : {}),
        ...(kind === 'publication.other_member'
          ? {}
          : { publication_id: id, publication_version: 1, publication_fence: 0 }),
      });
      const isShown = async () => (await notificationsService(database).list(ada)).unread === 1;
      expect(await isShown()).toBe(true);
      return { id, ada, isShown };
    };
    const change = (id: string, set: string) =>
      connection.database.query(`update publications set ${set} where id = $1`, [id]);

    it.each([
      ['publication.needs_user', 'needs_user', false],
      ['publication.rejected', 'rejected', false],
      ['publication.missed', 'missed', false],
      ['publication.paused', 'scheduled', false],
      ['publication.blocked', 'blocked_auth', false],
      ['publication.blocked', 'blocked_auth', true],
      ['publication.other_member', 'blocked_auth', true],
    ] as const)(
      '%s goes with the decision, and once the post has another time',
      async (kind, state, isOfAccount) => {
        const decided = await told(kind, state, isOfAccount);
        await change(decided.id, `state = 'cancelled'`);
        expect(await decided.isShown()).toBe(false);
        const moved = await told(kind, state, isOfAccount);
        await change(moved.id, `state = 'scheduled', version = 2`);
        expect(await moved.isShown()).toBe(false);
      },
    );

    it('a warning ahead goes once the post is out of danger: at another time, or connected anew', async () => {
      const moved = await told('publication.at_risk', 'scheduled');
      await change(moved.id, 'version = 2');
      expect(await moved.isShown()).toBe(false);
      const reconnected = await told('publication.at_risk', 'scheduled', true);
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
        ...{ user_id: ada, kind, title: kind, body: '', subject: 'once', link: `/posts/${id}` },
        ...{ post_id: id, post_date: '2026-11-22', post_time: hand_time },
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
