import { HOUR_MS, MINUTE_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { readCalendarFile, type CalendarEvent } from '../../../test/support/api/calendar-file.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { continuityJournal } from '../../../test/support/media/media-service.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { promptsServiceOn } from '../../../test/support/services/prompts-service.js';
import { testConfig } from '../../../test/support/test-config.js';
import { AttemptLimitsRepository } from '../auth/allowances/attempt-limits.repository.js';
import { TooManyAttemptsError } from '../auth/auth.errors.js';
import { USER_ALLOWANCES } from '../auth/allowances/user-allowances.limits.js';
import { UserAllowancesService } from '../auth/allowances/user-allowances.service.js';
import { CalendarFeedNotFoundError, CalendarFeedService } from './calendar-feed.service.js';
import { CalendarFeedRepository } from './calendar-feed.repository.js';

import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';
import { feedToken } from './feed-token.js';

const NOON = new Date('2026-11-18T12:00:00Z');
const ADDRESS = /^https:\/\/drumbeat\.test\/api\/calendar\/feed\/([0-9a-f-]{36}_[\w-]{43})\.ics$/;

describe('The calendar as a file for calendar programs', () => {
  let connection: ConnectedDatabase;
  let clock: FixedClock;
  let service: CalendarFeedService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    clock = new FixedClock(NOON);
    service = feedsOf('a-secret-of-the-tests-that-protects-nothing');
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    clock.set(NOON);
    userId = (await aProfile(connection.database)).id;
    await insertRow(connection.database, 'user_subscriptions', {
      user_id: userId,
      status: 'active',
      plan_type: 'free',
    });
  });

  const feedsOf = (secret: string) => {
    const { database, source } = connection;
    const config = testConfig({
      DATABASE_URL: connection.url,
      PUBLIC_URL: 'https://drumbeat.test',
      AUTH_SECRET: secret,
    });
    const calendar = new CalendarService(promptsServiceOn(database), new CalendarRepository(database), clock);
    const allowances = new UserAllowancesService(new AttemptLimitsRepository(source));
    const feeds = new CalendarFeedRepository(database);
    return new CalendarFeedService(
      feeds,
      calendar,
      allowances,
      config,
      clock,
      continuityJournal(database),
      database,
    );
  };
  const tokenOf = ({ url }: { url: string | null }) => ADDRESS.exec(url ?? '')?.[1] ?? 'no address';
  const prompt = (overrides: Parameters<typeof aPrompt>[2]) =>
    aPrompt(connection.database, userId, { pushed_to_calendar: true, ...overrides });
  const read = async () => readCalendarFile(await service.read(tokenOf(await service.renew(userId))));
  const summaries = ({ events }: { events: CalendarEvent[] }) =>
    events.map((event) => event['SUMMARY']?.value);

  it('has no address before the user asks for one, and none when it is stopped', async () => {
    const none = { url: null, created_at: null, last_read_at: null };
    expect(await service.find(userId)).toEqual(none);
    const made = await service.renew(userId);
    expect(made).toEqual({ url: expect.stringMatching(ADDRESS), created_at: NOON, last_read_at: null });
    expect(await service.find(userId)).toEqual(made);
    await service.stop(userId);
    expect(await service.find(userId)).toEqual(none);
    await expect(service.read(tokenOf(made))).rejects.toBeInstanceOf(CalendarFeedNotFoundError);
    await service.stop(userId);
  });

  it('stops the old address with the new one, and keeps neither in the database', async () => {
    const old = tokenOf(await service.renew(userId));
    const made = tokenOf(await service.renew(userId));
    expect(made).not.toBe(old);
    await expect(service.read(old)).rejects.toBeInstanceOf(CalendarFeedNotFoundError);
    expect(await service.read(made)).toContain('BEGIN:VCALENDAR');
    const [row] = await connection.database.query<{ all: string }>(
      'select f::text as all from calendar_feeds f where user_id = $1',
      [userId],
    );
    expect(row?.all).not.toContain(made.slice(made.indexOf('_') + 1));
  });

  it('opens to no address that was made up, cut, or made with another secret', async () => {
    const made = tokenOf(await service.renew(userId));
    const [id = ''] = made.split('_');
    const forged = feedToken('another secret', id);
    const odd = [
      id,
      `${id}_`,
      made.slice(0, -1),
      `${made}x`,
      made.toUpperCase(),
      forged,
      '',
      '_',
      `${randomUUID()}_x`,
    ];
    for (const token of odd) {
      await expect(service.read(token)).rejects.toBeInstanceOf(CalendarFeedNotFoundError);
    }
    await expect(feedsOf('another-secret-of-the-tests-that-is-as-long').read(made)).rejects.toBeInstanceOf(
      CalendarFeedNotFoundError,
    );
  });

  it('closes while there is no plan, to all but staff, and opens again with one', async () => {
    const token = tokenOf(await service.renew(userId));
    const set = (sql: string) => connection.database.query(sql, [userId]);
    await set(`update user_subscriptions set status = 'cancelled' where user_id = $1`);
    await expect(service.read(token)).rejects.toBeInstanceOf(CalendarFeedNotFoundError);
    await set('update profiles set is_admin = true where id = $1');
    expect(await service.read(token)).toContain('BEGIN:VCALENDAR');
    await set('update profiles set is_admin = false where id = $1');
    await set(`delete from user_subscriptions where user_id = $1`);
    await expect(service.read(token)).rejects.toBeInstanceOf(CalendarFeedNotFoundError);
    await set(`insert into user_subscriptions (user_id, status, plan_type) values ($1, 'active', 'monthly')`);
    expect(await service.read(token)).toContain('BEGIN:VCALENDAR');
  });

  it('goes with the account', async () => {
    const token = tokenOf(await service.renew(userId));
    await connection.database.query('delete from profiles where id = $1', [userId]);
    await expect(service.read(token)).rejects.toBeInstanceOf(CalendarFeedNotFoundError);
  });

  it('has prompts as whole days, with an end that is the day after and the way back', async () => {
    const id = await prompt({
      hook: 'Prices; and, "how" to\\raise them',
      prompt_text: `Line one\nLine two, with ümlauts ${'and more of it '.repeat(20)}`,
      scheduled_date: '2026-12-31',
      created_at: new Date('2026-11-01T08:00:00Z'),
      updated_at: new Date('2026-11-01T08:02:05Z'),
    });
    const { header, events } = await read();
    expect(header).toMatchObject({ VERSION: { value: '2.0' }, 'X-WR-CALNAME': { value: 'Drumbeat' } });
    expect(events).toHaveLength(1);
    const url = 'https://drumbeat.test/content-calendar?selectedDate=2026-12-31';
    expect(events[0]).toMatchObject({
      UID: { value: `prompt-${id}@drumbeat` },
      DTSTART: { parameters: ';VALUE=DATE', value: '20261231' },
      DTEND: { parameters: ';VALUE=DATE', value: '20270101' },
      DTSTAMP: { value: '20261101T080205Z' },
      'LAST-MODIFIED': { value: '20261101T080205Z' },
      SEQUENCE: { value: '125' },
      SUMMARY: { value: 'Prices; and, "how" to\\raise them' },
      TRANSP: { value: 'TRANSPARENT' },
      URL: { value: url },
    });
    expect(events[0]?.['DESCRIPTION']?.value).toBe(
      `Line one\nLine two, with ümlauts ${'and more of it '.repeat(20)}\n\n${url}`,
    );
  });

  it('has posts at their instant, whatever the zone, and says which need a look', async () => {
    const { database } = connection;
    const scheduled = await aPost(database, userId, { title: 'Going out' });
    await aPublication(database, userId, scheduled, { due_at: new Date('2026-11-20T23:30:00Z') });
    const missed = await aPost(database, userId, { title: 'Missed' });
    await aPublication(database, userId, missed, {
      due_at: new Date('2026-11-10T08:00:00Z'),
      state: 'missed',
    });
    await aPost(database, userId, {
      title: 'Out',
      status: 'used',
      posted_at: new Date('2026-11-17T09:00:00Z'),
    });
    await aPost(database, userId, { title: 'Only planned', scheduled_date: '2026-11-21' });
    const file = await read();
    expect(summaries(file)).toEqual(['Needs a look: Missed', 'Posted: Out', 'LinkedIn post: Going out']);
    expect(file.events[2]).toMatchObject({
      UID: { value: `post-${scheduled}@drumbeat` },
      DTSTART: { parameters: '', value: '20261120T233000Z' },
      DTEND: { value: '20261120T234500Z' },
      URL: { value: `https://drumbeat.test/posts/${scheduled}` },
    });
  });

  it('leaves out what is archived, undated, not pushed, long over, far away, or somebody else’s', async () => {
    const shown = { scheduled_date: '2026-11-20' };
    await prompt({ ...shown, hook: 'Shown' });
    await prompt({ ...shown, hook: 'Used', status: 'used' });
    await prompt({ ...shown, status: 'archived' });
    await prompt({ ...shown, pushed_to_calendar: false });
    await prompt({});
    await prompt({ scheduled_date: '2026-08-17' });
    await prompt({ scheduled_date: '2027-08-24' });
    const other = (await aProfile(connection.database)).id;
    await aPrompt(connection.database, other, { ...shown, pushed_to_calendar: true });
    expect(summaries(await read())).toEqual(['Shown', 'Used']);
  });

  it('keeps the name of an event through changes, raises its number, and is else the same letter by letter', async () => {
    const made = new Date('2026-11-01T00:00:00Z');
    const id = await prompt({ scheduled_date: '2026-11-20', created_at: made, updated_at: made });
    const token = tokenOf(await service.renew(userId));
    const before = await service.read(token);
    clock.set(new Date(NOON.getTime() + HOUR_MS));
    expect(await service.read(token)).toBe(before);
    await promptsServiceOn(connection.database).change(userId, id, { scheduled_date: '2026-11-23' });
    const [first, second] = [
      readCalendarFile(before).events[0],
      readCalendarFile(await service.read(token)).events[0],
    ];
    expect(second?.['UID']).toEqual(first?.['UID']);
    expect(second?.['DTSTART']?.value).toBe('20261123');
    expect(Number(second?.['SEQUENCE']?.value)).toBeGreaterThan(Number(first?.['SEQUENCE']?.value));
  });

  it('is a calendar without events while there is nothing', async () => {
    expect((await read()).events).toEqual([]);
  });

  it('notes when it was read, to the quarter of an hour', async () => {
    const token = tokenOf(await service.renew(userId));
    const noted = async () => (await service.find(userId)).last_read_at;
    await service.read(token);
    expect(await noted()).toEqual(NOON);
    clock.set(new Date(NOON.getTime() + 14 * MINUTE_MS));
    await service.read(token);
    expect(await noted()).toEqual(NOON);
    clock.set(new Date(NOON.getTime() + 16 * MINUTE_MS));
    await service.read(token);
    expect(await noted()).toEqual(clock.now());
    expect(await service.renew(userId)).toMatchObject({ last_read_at: null });
  });

  it('is read so often and no more', async () => {
    const token = tokenOf(await service.renew(userId));
    const reads = Array.from({ length: USER_ALLOWANCES['calendar-feed'].points + 1 }, () =>
      service.read(token),
    );
    const refused = (await Promise.allSettled(reads)).filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(TooManyAttemptsError);
  });
});
