import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import {
  configWithMail,
  noticeSettingsService,
  notificationsService,
} from '../../../../test/support/services/notifications-service.js';
import { RecordingJobQueue } from '../../../../test/support/worker/recording-job-queue.js';
import type { Database } from '../../../platform/database/database.js';
import type { MailFacts } from '../../mail/mail.content.js';
import { MailService } from '../../mail/mail.service.js';
import { OutboxRepository } from '../../mail/outbox.repository.js';
import { NoticeMailsRepository } from './notice-mails.repository.js';
import { NoticeMailsSweeper } from './notice-mails.sweeper.js';

const NOON = new Date('2026-11-27T11:00:00Z');
const EVENING = new Date('2026-11-27T19:30:00Z');
const SEVEN = new Date('2026-11-28T06:00:00Z');

describe('Mails of notices', () => {
  let connection: ConnectedDatabase;
  let database: Database;
  let queue: RecordingJobQueue;
  let ada: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    database = connection.database;
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    queue = new RecordingJobQueue(database);
    await database.query('delete from notifications');
    await database.query('delete from outgoing_mails');
    ada = await aUser({ email_confirmed_at: NOON });
  });

  const aUser = async (overrides: object) =>
    (await aProfile(database, { time_zone: 'Europe/Berlin', ...overrides })).id;
  const notice = (subject: string, kind = 'publication.lost', userId = ada, created_at = NOON) =>
    insertRow(database, 'notifications', {
      user_id: userId,
      kind,
      title: subject,
      body: 'Its time has passed.',
      link: '/posts',
      subject,
      created_at,
    });
  const byHandNotice = (postId: string, title: string) =>
    insertRow(database, 'notifications', {
      ...{ user_id: ada, kind: 'post.by_hand', title, body: '', created_at: NOON },
      ...{ subject: postId, link: `/posts/${postId}` },
      ...{ post_id: postId, post_date: '2026-11-22', post_time: '12:00' },
    });
  const sweepAt = async (now: Date) => {
    const clock = new FixedClock(now);
    const mails = new MailService(new OutboxRepository(database), queue, configWithMail(), clock);
    await new NoticeMailsSweeper(
      new NoticeMailsRepository(database),
      mails,
      database,
      clock,
      new SchedulerRegistry(),
    ).sweep();
  };
  /** The titles in each mail of the outbox. */
  const mailed = async () => {
    const rows = await database.query<{ facts: MailFacts }>(
      'select facts from outgoing_mails order by created_at, id',
    );
    return rows.map(({ facts }) => facts.notices?.map(({ title }) => title));
  };

  it('go only while there is still to do what they ask for', async () => {
    const planned = { scheduled_date: '2026-11-22', hand_time: '12:00' };
    await byHandNotice(await aPost(database, ada, planned), 'Due');
    await byHandNotice(await aPost(database, ada, { ...planned, status: 'used', posted_at: NOON }), 'Out');
    await byHandNotice(await aPost(database, ada, { ...planned, hand_time: '15:00' }), 'Another time');
    await byHandNotice(await aPost(database, ada, { scheduled_date: '2026-11-22' }), 'No reminder');
    await sweepAt(NOON);
    expect(await mailed()).toEqual([['Due']]);
    const rows = await database.query<{ mail_state: string }>('select mail_state from notifications');
    expect(rows.every(({ mail_state }) => mail_state === 'done')).toBe(true);
  });

  it('go once, however often and by however many workers they are looked for', async () => {
    await notice('Missed: A post');
    await Promise.all([sweepAt(NOON), sweepAt(NOON), sweepAt(NOON)]);
    await sweepAt(NOON);
    expect(await mailed()).toEqual([['Missed: A post']]);
    expect(queue.added).toHaveLength(1);
  });

  it('wait for the end of the quiet hours, and are one mail then', async () => {
    await notice('First', 'publication.lost', ada, EVENING);
    await sweepAt(EVENING);
    await notice('Second', 'publication.lost', ada, new Date(EVENING.getTime() + 1_000));
    await sweepAt(EVENING);
    expect(await mailed()).toEqual([]);
    await sweepAt(SEVEN);
    expect(await mailed()).toEqual([['First', 'Second']]);
  });

  it('are not sent of what was read meanwhile, switched off meanwhile, or is over', async () => {
    const read = await notice('Read', 'publication.lost', ada, EVENING);
    await notice('Off', 'publication.lost', ada, EVENING);
    await notice('Over', 'publication.throttled', ada, new Date('2026-11-25T11:00:00Z'));
    await sweepAt(EVENING);
    await database.query('update notifications set read_at = now() where id = $1', [
      (read as { id: string }).id,
    ]);
    await noticeSettingsService(database).change(ada, { topics: [{ topic: 'failed', mail: 'off' }] });
    await sweepAt(SEVEN);
    expect(await mailed()).toEqual([]);
  });

  it('go to proved mailboxes alone', async () => {
    await notice('Missed', 'publication.lost', await aUser({ email_confirmed_at: null }));
    await sweepAt(NOON);
    expect(await mailed()).toEqual([]);
  });

  it('of the day wait for their hour', async () => {
    await noticeSettingsService(database).change(ada, {
      topics: [{ topic: 'failed', mail: 'digest' }],
      digest_at: '18:00',
    });
    await notice('One');
    await sweepAt(NOON);
    expect(await mailed()).toEqual([]);
    await notice('Two', 'publication.lost');
    await sweepAt(new Date('2026-11-27T17:00:00Z'));
    expect(await mailed()).toEqual([['One']]);
    await sweepAt(new Date('2026-11-28T17:00:00Z'));
    expect(await mailed()).toEqual([['One'], ['Two']]);
  });

  it('follow the switches of the writing profile until a topic was chosen', async () => {
    await insertRow(database, 'user_preferences', { user_id: ada, email_notifications: false });
    await notice('Missed');
    await sweepAt(NOON);
    expect(await mailed()).toEqual([]);
    await noticeSettingsService(database).change(ada, { topics: [{ topic: 'failed', mail: 'at_once' }] });
    await notice('Missed again');
    await sweepAt(NOON);
    expect(await mailed()).toEqual([['Missed again']]);
  });
});

describe('The settings of notices', () => {
  let connection: ConnectedDatabase;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());

  it('are kept by topic, and what was not chosen is as the topic is', async () => {
    const { id } = await aProfile(connection.database);
    const settings = noticeSettingsService(connection.database);
    expect(await settings.find(id)).toMatchObject({
      quiet_from: '20:00',
      quiet_until: '07:00',
      digest_at: '07:30',
    });
    await settings.change(id, { topics: [{ topic: 'draft_due', mail: 'off' }], quiet_from: '22:00' });
    const changed = await settings.change(id, { topics: [{ topic: 'draft_due', app: false }] });
    expect(changed).toMatchObject({ quiet_from: '22:00', quiet_until: '07:00' });
    expect(changed.topics).toContainEqual({ topic: 'draft_due', app: false, mail: 'off', push: true });
    expect(changed.topics).toContainEqual({ topic: 'failed', app: true, mail: 'at_once', push: true });
  });

  it('hide a topic from the app, counted and listed, also the one of everything else', async () => {
    const { id } = await aProfile(connection.database);
    const service = notificationsService(connection.database);
    const settings = noticeSettingsService(connection.database);
    const title = async () => {
      const { data, unread } = await service.list(id);
      return [data.map(({ kind }) => kind).toSorted(), unread];
    };
    const words = { userId: id, subject: 'once', title: 'Told', body: '', link: '/posts' };
    await service.notify([
      { ...words, kind: 'publication.lost', about: { post_id: null } },
      { ...words, kind: 'message.replied' },
    ]);
    expect(await title()).toEqual([['message.replied', 'publication.lost'], 2]);
    await settings.change(id, { topics: [{ topic: 'news', app: false }] });
    expect(await title()).toEqual([['publication.lost'], 1]);
    await settings.change(id, { topics: [{ topic: 'failed', app: false }] });
    expect(await title()).toEqual([[], 0]);
  });
});
